import Download from '@lucide/icons/icons/download';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryFilters, entryStatuses, noEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import type { entryBrowse } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FilterSelect } from '../../../components/FilterBar/FilterBar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { BrowsePage } from '../BrowsePage/BrowsePage.tsx';
import { RecordFilters } from '../BrowsePage/RecordFilters.tsx';
import { EntriesTable } from './EntriesTable.tsx';

export type EntriesPageProps = {
  browse: typeof entryBrowse;
  filters: EntryFilters;
  onFilters: (filters: EntryFilters) => void;
  /** The address of the page of an entry. */
  hrefOf: (id: string) => string;
  /** The address of the page that saves what the filters let through. */
  fileHref: string;
  /** The address of the page that places all of a competition; undefined without one, and for people who may not. */
  placeHref?: string | undefined;
  /** The address of the page that decides by a file; undefined for people who may not. */
  decideHref?: string | undefined;
  /** The address of the form of a message to the candidates of what the filters let through; undefined for people who may not. */
  messageHref?: string | undefined;
  /** The address of the queue of screeners; undefined for people who may not decide. */
  screeningHref?: string | undefined;
};

/** The entries of an organisation, the newest first. */
export function EntriesPage(props: EntriesPageProps) {
  const { browse, filters, onFilters, hrefOf, fileHref, placeHref, decideHref, messageHref, screeningHref } =
    props;
  const { t } = useTranslation(['entries', 'staffTables', 'staffScreening', 'staffEntries']);
  const [snapshot, send] = useMachine(browse, { input: filters });
  useEffect(() => send({ type: 'filters.changed', filters }), [filters, send]);
  const choices = entryStatuses.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <BrowsePage
      area="staffEntries"
      snapshot={snapshot}
      send={send}
      acts={
        <>
          {placeHref !== undefined && (
            <Button variant="quiet" href={placeHref}>
              {t('staffTables:bulk.open')}
            </Button>
          )}
          {decideHref !== undefined && (
            <Button variant="quiet" href={decideHref}>
              {t('staffTables:decide.open')}
            </Button>
          )}
          {messageHref !== undefined && (
            <Button variant="quiet" href={messageHref}>
              {t('staffTables:message')}
            </Button>
          )}
          <Button variant="secondary" href={fileHref} iconStart={<Icon of={Download} size="sm" />}>
            {t('staffTables:file.open')}
          </Button>
          {screeningHref !== undefined && <Button href={screeningHref}>{t('staffScreening:link')}</Button>}
        </>
      }
      bar={
        <RecordFilters
          area="staffEntries"
          filters={filters}
          onFilters={onFilters}
          none={noEntryFilters}
          state={{ name: 'status', choices }}
          competitions={snapshot.context.first?.competitions ?? []}
        >
          <FilterSelect
            label={t('staffEntries:twice')}
            every={t('staffEntries:every')}
            choices={[{ value: '1', label: t('staffEntries:perhaps') }]}
            value={filters.duplicates}
            onChange={(duplicates) => onFilters({ ...filters, duplicates })}
          />
        </RecordFilters>
      }
    >
      {(entries, busy) => <EntriesTable entries={entries} hrefOf={hrefOf} busy={busy} />}
    </BrowsePage>
  );
}
