/** The filters of the entries, as the address of their page holds them: a shared link opens the same view. */
export const entryStatuses = ['submitted', 'pending', 'approved', 'rejected', 'withdrawn'] as const;

/**
 * Empty where nothing is filtered. `search` is a name, a code or an id; `duplicates` is `1` for those alone whose candidate is
 * perhaps the same person as another.
 */
export type EntryFilters = Readonly<Record<'status' | 'competition' | 'search' | 'duplicates', string>>;

export const noEntryFilters: EntryFilters = { status: '', competition: '', search: '', duplicates: '' };

const ID = /^[A-Za-z0-9_-]{22}$/;
/** The longest text that the API searches. */
const MOST_CHARACTERS = 80;

const statusIn = (text: string | null) => entryStatuses.find((status) => status === text);

/** The filters in the query of an address. What no filter can hold is left out. */
export function readEntryFilters(query: string): EntryFilters {
  const parameters = new URLSearchParams(query);
  const competition = parameters.get('competition') ?? '';
  return {
    status: statusIn(parameters.get('status')) ?? '',
    competition: ID.test(competition) ? competition : '',
    search: (parameters.get('search') ?? '').trim().slice(0, MOST_CHARACTERS),
    duplicates: parameters.get('duplicates') === '1' ? '1' : '',
  };
}

/** The filters that are set, as the address and the API take them. */
export function entryQuery({ status, competition, search, duplicates }: EntryFilters) {
  const known = statusIn(status);
  return {
    ...(known && { status: known }),
    ...(competition !== '' && { competition }),
    ...(search !== '' && { search: search.slice(0, MOST_CHARACTERS) }),
    ...(duplicates === '1' && { duplicates: '1' as const }),
  };
}
