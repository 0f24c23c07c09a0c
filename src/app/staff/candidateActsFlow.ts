/** Real effects of acts on a candidate's account. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { TABLE_TIMEOUT_MS } from '../../../domain/delays.ts';
import type { Asked, CandidateActRequest, CandidateActs } from '../../../domain/staff/staffContract.ts';
import {
  askCandidateAct,
  type CandidatePath,
  fetchCandidateData,
  readCandidateActs,
} from '../../api/staff/calls/candidateActs.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { candidateActsMachine } from '../../machines/candidateActs/candidateActsMachine.ts';
import type { CandidateActsEvent } from '../../machines/candidateActs/candidateActsTypes.ts';
import { whenShown } from '../flows/whenShown.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';
import { saveFile } from './saveFile.ts';

/** An archive takes longer than other calls. */
const fetching = () => createStaffClient(undefined, TABLE_TIMEOUT_MS);

export const createCandidateActsFlow = (
  client: StaffClient,
  path: CandidatePath,
  { read, write }: RetriedCalls,
  files = fetching(),
  save = saveFile,
) =>
  candidateActsMachine.provide({
    actors: {
      loadFacts: fromPromise<CandidateActs>(({ signal }) =>
        read(() => readCandidateActs(client, path, signal), signal),
      ),
      ask: fromPromise<Asked, CandidateActRequest>(({ input, signal }) =>
        write(() => askCandidateAct(client, path, input, signal), signal),
      ),
      // Once, as each try is a line of the audit.
      saveData: fromPromise<string>(async ({ signal }) => {
        const file = await write(() => fetchCandidateData(files, path, signal), signal);
        if (!signal.aborted) save(file);
        return file.name;
      }),
      watchReturn: fromCallback<AnyEventObject>(({ sendBack }) => {
        const returned: CandidateActsEvent = { type: 'page.returned' };
        return whenShown(() => sendBack(returned));
      }),
    },
    actions: { endSession: goToSignIn },
  });
