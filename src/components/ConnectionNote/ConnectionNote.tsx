import CloudOff from '@lucide/icons/icons/cloud-off';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ConnectionNote.css.ts';
import { useAgeWords } from './useAgeWords.ts';

export type ConnectionNoteProps = {
  link: 'reconnecting' | 'polling' | 'offline';
  /** Age of the board in ms; left out while it is current. */
  ageMs?: number | undefined;
};

/** Warns that live updates stopped, and how old the numbers are. The page announces changes. */
export function ConnectionNote({ link, ageMs }: ConnectionNoteProps) {
  const { t } = useTranslation('vote');
  const age = useAgeWords(ageMs);
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
