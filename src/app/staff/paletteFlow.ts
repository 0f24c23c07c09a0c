/** Real effects of the command palette. */
import { fromPromise } from 'xstate';
import { listStaff } from '../../api/staff/calls/people.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import {
  commandPaletteMachine,
  type PaletteFound,
  type PaletteSearch,
} from '../../machines/commandPalette/commandPaletteMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedRead } from './retriedCalls.ts';

/** @param organisation undefined for a person without any, whose palette finds nothing of one */
export function createPaletteFlow(client: StaffClient, organisation: string | undefined) {
  return commandPaletteMachine.provide({
    actors: {
      search: fromPromise<PaletteFound, PaletteSearch>(async ({ input, signal }) => {
        if (organisation === undefined) return { people: [], found: [] };
        const loadPeople = async () => {
          const call = () => listStaff(client, organisation, signal);
          return (await retriedRead(call, signal)).people;
        };
        const [people, found] = await Promise.all([
          input.people ?? (input.readsPeople ? loadPeople() : []),
          // Not part of the first load.
          import('./findRecords.ts').then(({ findRecords }) =>
            findRecords(client, organisation, input, signal),
          ),
        ]);
        return { people, found };
      }),
    },
    actions: { endSession: goToSignIn },
  });
}

const client = createStaffClient();
export const paletteOf = (organisation: string | undefined) => createPaletteFlow(client, organisation);
