/** Real effects of the page of a candidate. */
import { fromPromise } from 'xstate';
import { readCandidate } from '../../api/staff/calls/candidates.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { candidateReading, type FoundCandidate } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { readOrNull } from './recordCalls.ts';

export const createCandidateFlow = (client: StaffClient, organisation: string, id: string) =>
  candidateReading.provide({
    actors: {
      read: fromPromise<FoundCandidate>(async ({ signal }) => ({
        candidate: await readOrNull(() => readCandidate(client, organisation, id, signal), signal),
      })),
    },
    actions: { endSession: goToSignIn },
  });
