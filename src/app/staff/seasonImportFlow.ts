/** Real effects of taking the file of a season. */
import { fromPromise } from 'xstate';
import { readSeasonFile } from '../../../domain/season/seasonFile.ts';
import { SEASON_FILE_MAX_LENGTH } from '../../../domain/season/seasonLimits.ts';
import { importSeason } from '../../api/staff/calls/seasonFiles.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { seasonImportMachine } from '../../machines/seasonImport/seasonImportMachine.ts';
import type {
  FileRead,
  SeasonImported,
  SeasonToTake,
} from '../../machines/seasonImport/seasonImportTypes.ts';
import { goToSignIn } from './goToSignIn.ts';
import { newId } from './newId.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** The most bytes of a character in UTF-8. */
const CHARACTER_BYTES = 4;
const tooLarge: FileRead = { faults: [{ path: '', code: 'tooLarge' }] };

/** Each file gets an id of its own, under which its season is made. */
async function readFile(file: File): Promise<FileRead> {
  if (file.size > SEASON_FILE_MAX_LENGTH * CHARACTER_BYTES) return tooLarge;
  const text = await file.text();
  if (text.length > SEASON_FILE_MAX_LENGTH) return tooLarge;
  const read = readSeasonFile(text);
  return 'file' in read ? { taken: { id: newId(), text, season: read.file } } : read;
}

export const createSeasonImport = (
  client: StaffClient,
  organisation: string,
  { write }: Pick<RetriedCalls, 'write'>,
) =>
  seasonImportMachine.provide({
    actors: {
      readFile: fromPromise<FileRead, { file: File }>(({ input: { file } }) => readFile(file)),
      importSeason: fromPromise<SeasonImported, SeasonToTake>(({ input: { id, text }, signal }) =>
        write(() => importSeason(client, organisation, { id, file: text }, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
