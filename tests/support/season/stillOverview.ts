/** The machine of the overview whose call is answered at once, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { Overview } from '../../../domain/staff/staffContract.ts';
import { overviewReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import type { NeedPlaces } from '../../../src/pages/staff/OverviewPage/NeedRow.tsx';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

export const stillOverview = (loaded?: Overview | AppError) =>
  overviewReading.provide({
    actors: { read: fromPromise(() => stagedAnswer<Overview>(loaded)) },
    actions: { endSession: () => {} },
  });

export const needPlaces: NeedPlaces = {
  members: (id, round) => `/rounds?competition=${id}&members=${round}`,
  candidate: (id) => `/entries?candidate=${id}`,
  rounds: (id) => `/rounds?competition=${id}`,
  competition: (id) => `/season?competition=${id}`,
  approvals: '/approvals',
  season: '/season',
  people: '/people',
};
