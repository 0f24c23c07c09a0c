/** Real effects of the entries of an organisation. */
import { fromPromise } from 'xstate';
import { type EntryFilters, entryQuery } from '../../../domain/staff/entryAddress.ts';
import type { StaffEntryPage } from '../../../domain/staff/staffContract.ts';
import { listEntries, readEntry } from '../../api/staff/calls/entries.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { entryBrowse } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { entryReading, type FoundEntry } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { browsing, readOrNull } from './recordCalls.ts';

export const createEntryFlows = (client: StaffClient, organisation: string) => ({
  browse: entryBrowse.provide(
    browsing<StaffEntryPage, EntryFilters>(({ filters, after }, signal) => {
      const query = { ...entryQuery(filters), ...(after !== null && { after }) };
      return listEntries(client, organisation, query, signal);
    }),
  ),
  entry: (id: string) =>
    entryReading.provide({
      actors: {
        read: fromPromise<FoundEntry>(async ({ signal }) => ({
          entry: await readOrNull(() => readEntry(client, organisation, id, signal), signal),
        })),
      },
      actions: { endSession: goToSignIn },
    }),
});
