/** Real effects of the overview. */
import { fromPromise } from 'xstate';
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { readOverview } from '../../api/staff/calls/overview.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { overviewReading } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedCalls } from './retriedCalls.ts';
import type { StepUps } from './stepUps.ts';

export function createOverviewFlow(client: StaffClient, organisation: string, stepUps: StepUps) {
  const calls = retriedCalls(stepUps);
  return overviewReading.provide({
    actors: {
      read: fromPromise<Overview>(({ signal }) =>
        calls.read(() => readOverview(client, organisation, signal), signal),
      ),
    },
    actions: { endSession: goToSignIn },
  });
}
