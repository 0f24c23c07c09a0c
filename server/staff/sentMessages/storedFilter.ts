import type { Scope } from '../../../domain/staff/rights.ts';
import type { SentMessagesTable } from '../../platform/database/messageSchema.ts';
import type { EntriesWanted } from '../entries/exports/exportRows.ts';

type Stored = Pick<
  SentMessagesTable,
  'organisation_id' | 'filter_status' | 'filter_search' | 'competition_ids'
>;

/** The competitions whose candidates a message reaches; null for all of the organisation. */
export const scopeIn = ({ competition_ids: ids }: Pick<Stored, 'competition_ids'>): Scope =>
  ids === null ? null : (JSON.parse(ids) as string[]);

/** The columns of a filter. A filter of one competition reaches that one alone. */
export const storedFilter = ({
  scope,
  filter: { competition, status, search },
}: EntriesWanted): Omit<Stored, 'organisation_id'> => {
  const ids = competition === undefined ? scope : [competition];
  return {
    filter_status: status ?? null,
    filter_search: search ?? null,
    competition_ids: ids === null ? null : JSON.stringify(ids),
  };
};

/** The entries that a stored filter lets through. */
export const wantedOf = (message: Stored): EntriesWanted => {
  const { organisation_id: organisationId, filter_status: status, filter_search: search } = message;
  const filter = { ...(status !== null && { status }), ...(search !== null && { search }) };
  return { organisationId, scope: scopeIn(message), filter };
};
