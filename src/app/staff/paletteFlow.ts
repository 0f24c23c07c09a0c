/** Real effects of the command palette. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { StaffList } from '../../../domain/staff/staffContract.ts';
import { listStaff } from '../../api/staff/calls/people.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { commandPaletteMachine } from '../../machines/commandPalette/commandPaletteMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';

/** @param organisation undefined for a person without any, whose palette finds no people */
export function createPaletteFlow(client: StaffClient, organisation: string | undefined) {
  return commandPaletteMachine.provide({
    actors: {
      loadPeople: fromPromise<StaffList['people']>(async ({ signal }) => {
        if (organisation === undefined) return [];
        const call = () => listStaff(client, organisation, signal);
        return (await dataOf(await withRetry(call, retryPresets.standard, { signal }))).people;
      }),
    },
    actions: { endSession: goToSignIn },
  });
}

const client = createStaffClient();
export const paletteOf = (organisation: string | undefined) => createPaletteFlow(client, organisation);
