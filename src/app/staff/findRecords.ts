/** The records of an organisation that the command palette finds. */
import { type FoundRecord, MOST_RECORDS, type RecordKind } from '../../../domain/staff/foundRecords.ts';
import { listEntries } from '../../api/staff/calls/entries.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { PaletteSearch } from '../../machines/commandPalette/commandPaletteMachine.ts';
import { retriedRead } from './retriedCalls.ts';

type Find = (
  client: StaffClient,
  organisation: string,
  search: string,
  signal: AbortSignal,
) => Promise<FoundRecord[]>;

const finds: Record<RecordKind, Find> = {
  entry: async (client, organisation, search, signal) => {
    const call = () => listEntries(client, organisation, { search }, signal);
    const { data } = await retriedRead(call, signal);
    return data.map(({ id, full_name, code, competition }) => ({
      kind: 'entry',
      id,
      name: full_name,
      code,
      competition,
    }));
  },
};

/** The first records of each kind that the text finds. */
export async function findRecords(
  client: StaffClient,
  organisation: string,
  { text, records }: PaletteSearch,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const found = await Promise.all(records.map((kind) => finds[kind](client, organisation, text, signal)));
  return found.flatMap((each) => each.slice(0, MOST_RECORDS));
}
