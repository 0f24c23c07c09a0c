import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import type { ParticipantUser } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './OrderSummary.css.ts';

type Props = {
  user: ParticipantUser;
  votes: number;
  /** Undefined while unknown. */
  total: number | undefined;
  open: boolean;
  contentId: string;
  onToggle: () => void;
};

/** The summary in one line: votes, contestant, total. */
export function SummaryDisclosure({ user, votes, total, open, contentId, onToggle }: Props) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const name = localized(user, 'full_name', useLanguage());
  return (
    <button
      type="button"
      className={styles.disclosure}
      aria-expanded={open}
      aria-controls={contentId}
      onClick={onToggle}
    >
      <span className={styles.disclosureWords}>
        <span className={styles.term}>{t('summary.title')}</span>
        <span className={styles.disclosureName}>
          {t('quantity.value', { count: votes })} · <bdi>{name}</bdi>
        </span>
      </span>
      <span className={styles.disclosureTotal}>
        {total === undefined ? <LevelMeter kind="spinner" height={16} /> : format.money(total)}
      </span>
      <span className={styles.chevron}>
        <Icon of={ChevronDown} />
      </span>
    </button>
  );
}
