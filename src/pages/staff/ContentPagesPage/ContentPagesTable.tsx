import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffPageRow } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useFieldNames } from '../ContentPagePage/useFieldNames.ts';
import * as styles from './ContentPagesPage.css.ts';

type Props = { pages: readonly StaffPageRow[]; busy: boolean; hrefOf: (id: string) => string };

/** Content pages, those in the footer first. */
export function ContentPagesTable({ pages, busy, hrefOf }: Props) {
  const { t } = useTranslation('staffPages');
  const { date, timeOfDay } = useFormat();
  const language = useLanguage();
  const names = useFieldNames();
  const titleOf = (page: StaffPageRow) => localized(page, 'title', language);
  const address = ({ slug }: StaffPageRow) => (
    <bdi dir="ltr" className={styles.address}>
      /{slug}
    </bdi>
  );
  const titleCell = (page: StaffPageRow) => {
    const other = language === 'ar' ? page.title_en : page.title_ar;
    return (
      <>
        <bdi>{titleOf(page)}</bdi>
        {other !== null && other !== titleOf(page) && (
          <DataMinor>
            <bdi>{other}</bdi>
          </DataMinor>
        )}
        <DataMinor narrow>{address(page)}</DataMinor>
      </>
    );
  };
  const addressCell = (page: StaffPageRow) => (
    <>
      {address(page)}
      {page.is_needed && <DataMinor>{t('needed')}</DataMinor>}
    </>
  );
  const changeCell = ({ changed, updated_at }: StaffPageRow) =>
    changed === null ? (
      <>
        {t('own')}
        <DataMinor>{t('ownSince', { date: date(updated_at) })}</DataMinor>
      </>
    ) : (
      <>
        {t('versions.at', { date: date(changed.at), time: timeOfDay(changed.at) })}
        <DataMinor>{changed.by === null ? t('somebody') : t('by', { name: changed.by })}</DataMinor>
      </>
    );
  const gapsCell = ({ gaps }: StaffPageRow) =>
    gaps.length === 0 ? (
      t('noGaps')
    ) : (
      <span className={styles.gaps}>{t('gapsIn', { fields: names(gaps) })}</span>
    );
  const acts = (page: StaffPageRow) => (
    <Button variant="quiet" href={hrefOf(page.id)} aria-label={t('editNamed', { name: titleOf(page) })}>
      {t('edit')}
    </Button>
  );
  const columns: DataColumn<StaffPageRow>[] = [
    { label: t('column.title'), cell: titleCell },
    { label: t('column.address'), roomy: true, cell: addressCell },
    { label: t('column.changed'), roomy: true, cell: changeCell },
    { label: t('column.gaps'), cell: gapsCell },
    { label: t('column.acts'), acts: true, cell: acts },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={pages} keyOf={({ id }) => id} busy={busy} />;
}
