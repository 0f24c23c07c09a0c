/** What a person chooses of an act on many entries (decision D244), in the values of select boxes. */
import { entryQuery, type EntryFilters } from '../staff/entryAddress.ts';
import type { BulkAct, BulkDesk, BulkWanted, RoundResult } from '../staff/staffContract.ts';

/** `group`: empty for all groups of the round. `from`: `<result>:<round>`, empty for all entries of the filter. */
export type BulkChoice = { act: BulkAct; round: string; group: string; from: string };

export const bulkActs = ['place', 'pending', 'qualified', 'out'] as const satisfies readonly BulkAct[];
export const roundResults = ['pending', 'qualified', 'out'] as const satisfies readonly RoundResult[];

/** The choice that a page begins with: to place in the last round. */
export const firstChoice = ({ rounds }: Pick<BulkDesk, 'rounds'>): BulkChoice => ({
  act: 'place',
  round: rounds.at(-1)?.id ?? '',
  group: '',
  from: '',
});

/** The act that a choice makes of the filters of the list; undefined if there is no such round, or no group to place in. */
export function wantedOf(
  { rounds }: Pick<BulkDesk, 'rounds'>,
  { act, round, group, from }: BulkChoice,
  filters: EntryFilters,
): BulkWanted | undefined {
  const groups = rounds.find(({ id }) => id === round)?.groups.map(({ id }) => id);
  const chosen = act === 'place' ? groups?.filter((id) => group === '' || id === group) : [];
  if (!groups || !chosen || (act === 'place' && chosen.length === 0)) return undefined;
  const { status = null, search = '' } = entryQuery(filters);
  const [result, of] = from.split(':');
  const known = roundResults.find((each) => each === result);
  const fromRound = known && of !== undefined ? { round: of, result: known } : null;
  return { act, round, groups: chosen, status, search, from: fromRound };
}
