import { useTranslation } from 'react-i18next';
import { ClosingNote } from '../../../components/ClosingNote/ClosingNote.tsx';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';

export type ClosingGroupProps = {
  number: number;
  remainingMs: number;
  /** Announces the time that remains. */
  onAnnounce: ((sentence: string) => void) | undefined;
};

/** The countdown of one group; `GroupCloses` loads it. */
export default function ClosingGroup({ number, remainingMs, onAnnounce }: ClosingGroupProps) {
  const { t } = useTranslation('vote');
  const group = useGroupWords().ordinal(number);
  return (
    <ClosingNote
      label={t('countdown.closes', { group })}
      remainingMs={remainingMs}
      sentence={(duration) => t('countdown.closesIn', { group, duration })}
      onAnnounce={onAnnounce}
    />
  );
}
