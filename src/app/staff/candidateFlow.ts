/** Real effects of the page of a candidate. */
import { fromPromise } from 'xstate';
import { decideChange, readCandidate } from '../../api/staff/calls/candidates.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { changeDecisionMachine } from '../../machines/changeDecision/changeDecisionMachine.ts';
import type { ChangeToDecide } from '../../machines/changeDecision/changeDecisionTypes.ts';
import { candidateReading, type FoundCandidate } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { readOrNull } from './recordCalls.ts';
import type { RetriedCalls } from './retriedCalls.ts';

export const createCandidateFlow = (client: StaffClient, organisation: string, id: string) =>
  candidateReading.provide({
    actors: {
      read: fromPromise<FoundCandidate>(async ({ signal }) => ({
        candidate: await readOrNull(() => readCandidate(client, organisation, id, signal), signal),
      })),
    },
    actions: { endSession: goToSignIn },
  });

export const createChangeDecision = (
  client: StaffClient,
  of: { organisation: string; candidate: string },
  { write }: Pick<RetriedCalls, 'write'>,
) =>
  changeDecisionMachine.provide({
    actors: {
      decide: fromPromise<null, ChangeToDecide>(({ input: { id, ...decision }, signal }) =>
        write(() => decideChange(client, { ...of, id }, decision, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
