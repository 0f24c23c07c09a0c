/** Real effects of saving entries as a file. */
import { fromPromise } from 'xstate';
import { TABLE_TIMEOUT_MS } from '../../../domain/delays.ts';
import { type EntryFilters, entryQuery } from '../../../domain/staff/entryAddress.ts';
import type { EntryCount } from '../../../domain/staff/staffContract.ts';
import { countEntries, fetchEntryFile } from '../../api/staff/calls/entryFiles.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { type FileWanted, entryFileMachine } from '../../machines/entryFile/entryFileMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';
import { saveFile } from './saveFile.ts';

/** A file takes longer than other calls. */
const fetching = () => createStaffClient(undefined, TABLE_TIMEOUT_MS);

export const createEntryFile = (
  client: StaffClient,
  organisation: string,
  { read, write }: RetriedCalls,
  files = fetching(),
  save = saveFile,
) =>
  entryFileMachine.provide({
    actors: {
      countEntries: fromPromise<EntryCount, { filters: EntryFilters }>(({ input: { filters }, signal }) =>
        read(() => countEntries(client, organisation, entryQuery(filters), signal), signal),
      ),
      // Once, as each try is a line of the audit.
      saveFile: fromPromise<string, FileWanted>(async ({ input: { filters, choice }, signal }) => {
        const language = document.documentElement.lang === 'en' ? 'en' : 'ar';
        const query = { ...entryQuery(filters), format: choice.format, language } as const;
        const file = await write(
          () => fetchEntryFile(files, organisation, query, choice.contacts, signal),
          signal,
        );
        if (!signal.aborted) save(file);
        return file.name;
      }),
    },
    actions: { endSession: goToSignIn },
  });
