import Clock from '@lucide/icons/icons/clock';
import { useTranslation } from 'react-i18next';
import type { SubmissionMedia } from '../../../domain/contract.ts';
import { Note } from '../Note/Note.tsx';

type Props = { state: SubmissionMedia['state'] };

/** State of the media job; nothing for a playable recording. */
export function SubmissionMediaState({ state }: Props) {
  const { t } = useTranslation('entries');
  if (state === 'playable') return null;
  const isWorking = state === 'checking' || state === 'converting';
  return (
    <Note
      kind={state === 'failed' ? 'warning' : 'info'}
      {...(isWorking && { icon: Clock })}
      title={t(`submissions.media.${state}`)}
    >
      {t(`submissions.media.${state}Text`)}
    </Note>
  );
}
