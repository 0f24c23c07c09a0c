import { useState } from 'react';
import { type EntryFilters, noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { EntriesPage, type EntriesPageProps } from '../../../src/pages/staff/EntriesPage/EntriesPage.tsx';

type Props = Pick<EntriesPageProps, 'browse'> & { first?: EntryFilters };

/** The page of the entries, which keeps its filters itself, without an address. */
export function FilteredEntries({ first = noEntryFilters, browse }: Props) {
  const [filters, setFilters] = useState(first);
  return (
    <EntriesPage
      browse={browse}
      filters={filters}
      onFilters={setFilters}
      hrefOf={(id) => `/entries?entry=${id}`}
      fileHref="/entries?file=new"
      decideHref="/entries?decide=new"
      placeHref={filters.competition === '' ? undefined : '/entries?place=new'}
    />
  );
}
