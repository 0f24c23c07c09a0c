/** Real effects of the list of events. */
import { fromPromise } from 'xstate';
import type { StaffEvent } from '../../../domain/staff/staffContract.ts';
import { listStaffEvents } from '../../api/staff/calls/season.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { type LoadedSeason, seasonReading } from '../../machines/staffReading/staffReadingMachine.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedCalls } from './retriedCalls.ts';
import type { StepUps } from './stepUps.ts';

/** The events of an organisation, all pages of them. */
export function createSeasonFlow(client: StaffClient, organisation: string, stepUps: StepUps) {
  const { read } = retriedCalls(stepUps);
  const loadEvents = async (signal: AbortSignal, after: string | null = null): Promise<StaffEvent[]> => {
    const { data, next } = await read(() => listStaffEvents(client, organisation, after, signal), signal);
    return next === null ? data : [...data, ...(await loadEvents(signal, next))];
  };
  return seasonReading.provide({
    actors: {
      read: fromPromise<LoadedSeason>(async ({ signal }) => ({
        events: await loadEvents(signal),
        at: Date.now(),
      })),
    },
    actions: { endSession: goToSignIn },
  });
}
