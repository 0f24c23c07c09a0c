import Check from '@lucide/icons/icons/check';
import Clock from '@lucide/icons/icons/clock';
import { useTranslation } from 'react-i18next';
import type { ParticipantUser } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './PaymentReceipt.css.ts';

export type ReceiptHeadProps = {
  user: ParticipantUser;
  group?: number | undefined;
  /** `review`: paid, and under review before the votes count. */
  status?: 'confirmed' | 'review';
};

/** The contestant, and whether the votes count. */
export function ReceiptHead({ user, group, status = 'confirmed' }: ReceiptHeadProps) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const groups = useGroupWords();
  const name = localized(user, 'full_name', language);
  const country = useCountryName()(user.country_id);
  const facts = [country, group === undefined ? undefined : groups.name(group)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <div className={styles.head}>
      <Portrait src={user.image_url} name={name} size="head" eager />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <p className={styles.status[status]}>
        <Icon of={status === 'confirmed' ? Check : Clock} size="sm" />
        {t(`success.${status}`)}
      </p>
    </div>
  );
}
