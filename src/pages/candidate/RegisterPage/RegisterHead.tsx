import { useTranslation } from 'react-i18next';
import { competitionHref, eventHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Breadcrumb } from '../../../components/Breadcrumb/Breadcrumb.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './RegisterPage.css.ts';

/** The competition, and breadcrumbs back to it. */
export function RegisterHead({ competition }: { competition: Competition }) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const name = localized(competition, 'name', language);
  const { event } = competition;
  return (
    <div className={styles.head}>
      <Breadcrumb
        above={[
          { href: eventHref(event.slug), label: localized(event, 'name', language) },
          { href: competitionHref(event.slug, competition.slug), label: name },
        ]}
        current={t('register.pageTitle')}
      />
      <h1 tabIndex={-1} className={styles.title}>
        {t('register.title', { name })}
      </h1>
      <p className={styles.lead}>{t('register.lead')}</p>
    </div>
  );
}
