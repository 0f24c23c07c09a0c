import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ConnectionNote.css.ts';

const MINUTE = 60_000;

export type ConnectionNoteProps = {
  link: 'reconnecting' | 'polling' | 'offline';
  /** How old the board is, in ms; left out while it is current. */
  ageMs?: number | undefined;
};

/** Says that news does not arrive as it should, and how old the numbers are. The page announces it when it changes. */
export function ConnectionNote({ link, ageMs }: ConnectionNoteProps) {
  const { t } = useTranslation('vote');
  const age = useAge(ageMs);
  return (
    <div className={styles.place}>
      <p className={styles.note}>
        <Icon of={link === 'offline' ? CloudOff : RefreshCw} size="sm" />
        <span>
          {t(`link.${link}`)} {age}
        </span>
      </p>
    </div>
  );
}

/** To the minute, so that it does not count seconds aloud. */
function useAge(ageMs: number | undefined): string | undefined {
  const { t } = useTranslation('vote');
  const format = useFormat();
  if (ageMs === undefined) return undefined;
  if (ageMs < MINUTE) return t('link.ageNow');
  return t('link.age', { duration: format.duration(Math.floor(ageMs / MINUTE) * MINUTE) });
}
