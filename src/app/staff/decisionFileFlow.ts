/** Real effects of deciding entries by a file. */
import { fromPromise } from 'xstate';
import { TABLE_TIMEOUT_MS } from '../../../domain/delays.ts';
import { DECISION_FILE_MAX_BYTES } from '../../../domain/staff/staffLimits.ts';
import { checkDecisions, importDecisions } from '../../api/staff/calls/decisionFiles.ts';
import { createStaffClient } from '../../api/staff/staffClient.ts';
import {
  decisionImportMachine,
  type FileCarriedOut,
  type FileChecked,
} from '../../machines/decisionImport/decisionImportMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

/** A file takes longer than other calls. */
const sending = () => createStaffClient(undefined, TABLE_TIMEOUT_MS);
const tooLarge: FileChecked = { faults: [{ row: null, code: 'tooLarge' }] };
const unreadable: FileChecked = { faults: [{ row: null, code: 'unreadable' }] };

export const createDecisionImport = (
  organisation: string,
  { write }: Pick<RetriedCalls, 'write'>,
  client = sending(),
) =>
  decisionImportMachine.provide({
    actors: {
      checkFile: fromPromise<FileChecked, { file: File }>(async ({ input: { file }, signal }) => {
        if (file.size > DECISION_FILE_MAX_BYTES) return tooLarge;
        // A copy: what is carried out is what was checked, whatever becomes of the file meanwhile.
        const bytes = await file.arrayBuffer().then(
          (copied) => new Blob([copied]),
          () => null,
        );
        if (bytes === null) return unreadable;
        const check = await write(() => checkDecisions(client, organisation, bytes, signal), signal);
        return check.fault_count > 0 ? { faults: check.faults } : { bytes, check };
      }),
      importFile: fromPromise<FileCarriedOut, { bytes: Blob }>(({ input: { bytes }, signal }) =>
        write(() => importDecisions(client, organisation, bytes, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
