import { useTranslation } from 'react-i18next';
import type { TemplateRow } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

type Props = {
  templates: readonly TemplateRow[];
  busy: boolean;
  act: 'edit' | 'read';
  hrefOf: (id: string) => string;
};

/** Automatic messages first, then the templates of staff. */
export function TemplatesTable({ templates, busy, act, hrefOf }: Props) {
  const { t } = useTranslation('staffMessages');
  const { date, timeOfDay } = useFormat();
  const nameOf = ({ kind, name }: TemplateRow) => (kind === null ? (name ?? '') : t(`kind.${kind}`));
  const nameCell = (template: TemplateRow) => (
    <>
      <bdi>{nameOf(template)}</bdi>
      <DataMinor>{t(template.kind === null ? 'sentByStaff' : 'sentByItself')}</DataMinor>
    </>
  );
  const changeCell = ({ changed }: TemplateRow) =>
    changed === null ? (
      t('productWords')
    ) : (
      <>
        {t('at', { date: date(changed.at), time: timeOfDay(changed.at) })}
        <DataMinor>{changed.by === null ? t('somebody') : t('by', { name: changed.by })}</DataMinor>
      </>
    );
  const acts = (template: TemplateRow) => (
    <Button
      variant="quiet"
      href={hrefOf(template.id)}
      aria-label={t(`${act}Named`, { name: nameOf(template) })}
    >
      {t(act)}
    </Button>
  );
  const columns: DataColumn<TemplateRow>[] = [
    { label: t('column.message'), cell: nameCell },
    { label: t('column.changed'), cell: changeCell },
    { label: t('column.acts'), acts: true, cell: acts },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={templates} keyOf={({ id }) => id} busy={busy} />
  );
}
