import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { Held } from '../../../../domain/staff/rights.ts';
import type { OrganisationList } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../PeoplePage/PeoplePage.css.ts';
import { OpenReset } from '../ResetPart/OpenReset.tsx';
import { ResetButton, type Resetting } from '../ResetPart/ResetButton.tsx';

type Row = OrganisationList['data'][number];
type Props = {
  list: readonly Row[];
  busy: boolean;
  namesHref: (id: string) => string;
  onInvite: (id: string) => void;
  /** Resets of only owners. */
  resetting: Resetting;
  /** The roles of the caller, who resets others only. */
  held: readonly Held[];
};

/** Organisations, whether each has an owner, and the acts on it. */
export function OrganisationsTable({ list, busy, namesHref, onInvite, resetting, held }: Props) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  const language = useLanguage();
  const nameOf = (row: Row) => localized(row, 'name', language);
  const owns = (id: string) => held.some((each) => each.organisationId === id && each.role === 'owner');
  const ownerOf = ({ has_owner, owner_invited_until: until }: Row) => {
    if (has_owner) return t('organisations.owned');
    if (until === null) return t('organisations.unowned');
    return t('organisations.invitedUntil', { date: date(until), time: timeOfDay(until) });
  };
  const nameCell = (row: Row) => {
    const other = language === 'ar' ? row.name_en : row.name_ar;
    return (
      <>
        <bdi>{nameOf(row)}</bdi>
        {other !== null && other !== nameOf(row) && (
          <DataMinor>
            <bdi>{other}</bdi>
          </DataMinor>
        )}
      </>
    );
  };
  const ownerCell = (row: Row) => (
    <>
      {ownerOf(row)}
      <DataMinor>{t('organisations.people', { count: row.people })}</DataMinor>
      {row.owner_reset && <OpenReset reset={row.owner_reset} />}
    </>
  );
  const acts = (row: Row) => (
    <span className={styles.acts}>
      {!row.has_owner && (
        <Button
          variant="quiet"
          aria-label={t('organisations.inviteNamed', { organisation: nameOf(row) })}
          onClick={() => onInvite(row.id)}
        >
          {t('organisations.invite')}
        </Button>
      )}
      {row.owners === 1 && !owns(row.id) && (
        <ResetButton
          {...resetting}
          id={row.id}
          name={t('reset.ownerOf', { organisation: nameOf(row) })}
          isOpen={row.owner_reset !== null}
        />
      )}
      <Button
        variant="quiet"
        href={namesHref(row.id)}
        aria-label={t('organisations.renameNamed', { organisation: nameOf(row) })}
      >
        {t('organisations.rename')}
      </Button>
    </span>
  );
  const columns: DataColumn<Row>[] = [
    { label: t('organisations.name'), cell: (row) => nameCell(row) },
    { label: t('organisations.owner'), cell: (row) => ownerCell(row) },
    { label: t('organisations.created'), roomy: true, cell: ({ created_at }) => date(created_at) },
    { label: t('people.acts'), acts: true, cell: (row) => acts(row) },
  ];
  return (
    <DataTable
      caption={t('organisations.title')}
      columns={columns}
      rows={list}
      keyOf={({ id }) => id}
      busy={busy}
    />
  );
}
