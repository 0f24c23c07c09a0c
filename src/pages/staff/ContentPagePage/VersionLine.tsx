import { useTranslation } from 'react-i18next';
import type { StaffPageVersions } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import * as styles from './ContentPagePage.css.ts';

type Props = {
  version: StaffPageVersions['data'][number];
  isPresent: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** When a version was saved, by whom, and which earlier one it brings back. */
export function VersionLine({ version: row, isPresent, isOpen, onToggle }: Props) {
  const { t } = useTranslation('staffPages');
  const { date, timeOfDay } = useFormat();
  const { version, at, by, restores } = row;
  return (
    <li className={styles.version}>
      <span className={styles.facts}>
        <strong>{t('versions.version', { version })}</strong>
        {isPresent && <Tag>{t('versions.now')}</Tag>}
        <span>{t('versions.at', { date: date(at), time: timeOfDay(at) })}</span>
        <span>{by === null ? t('own') : t('by', { name: by })}</span>
        {restores !== null && <span>{t('versions.restores', { version: restores })}</span>}
      </span>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'versions.close' : 'versions.lookAt', { version })}
        onClick={onToggle}
      >
        {t(isOpen ? 'versions.hide' : 'versions.look')}
      </Button>
    </li>
  );
}
