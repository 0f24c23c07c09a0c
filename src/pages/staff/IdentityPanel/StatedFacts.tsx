import { useTranslation } from 'react-i18next';
import type { Revealed } from '../../../../domain/staff/staffContract.ts';
import { codeOf } from '../EntriesPage/useEntryWords.tsx';
import { FactList } from '../RecordView/FactList.tsx';
import * as styles from './IdentityPanel.css.ts';

/** What the candidate typed, to compare with the document. */
export function StatedFacts({ stated }: { stated: Revealed['stated'] }) {
  const { t } = useTranslation('staffIdentity');
  const { full_name, civil_id, birth_date } = stated;
  return (
    <section className={styles.stated} aria-label={t('shown.stated')}>
      <h3 className={styles.legend}>{t('shown.stated')}</h3>
      <FactList
        facts={[
          [t('shown.fullName'), <bdi key="name">{full_name}</bdi>],
          [t('shown.civilId'), codeOf(civil_id)],
          [t('shown.birthDate'), birth_date === null ? t('shown.noBirthDate') : codeOf(birth_date)],
        ]}
      />
    </section>
  );
}
