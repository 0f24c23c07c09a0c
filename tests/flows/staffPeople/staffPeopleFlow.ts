/** The flow of the people of an organisation. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffPeopleMachine } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import { staffPeopleOutcomes } from '../../../src/machines/staffPeople/staffPeopleOutcomes.ts';
import { asked } from '../../support/staff/approvalFacts.ts';
import { holdingsOf, staffList } from '../../support/staff/staffFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffPeopleWords.ts';

export const staffPeopleFlow: Flow = {
  name: 'staffPeople',
  ...words.staffPeopleWords,
  machine: staffPeopleMachine,
  walks: [
    {
      events: staffPeopleOutcomes(staffList, holdingsOf(staffList).slice(1), asked, [
        httpError({ status: 401 }),
        httpError({ status: 404 }),
        refusal('last_owner', 409),
        refusal('step_up_needed', 403),
        networkError,
      ]),
    },
  ],
  replayedBy: 'src/pages/staff/peoplePage.paths.test.tsx',
  calls: ['loadPeople', 'endHolding', 'restoreInvitation'],
  effects: ['endSession'],
};
