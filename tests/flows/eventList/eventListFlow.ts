/** The flow of the list of events. */
import { eventListMachine } from '../../../src/machines/eventList/eventListMachine.ts';
import { eventListOutcomes } from '../../../src/machines/eventList/eventListOutcomes.ts';
import { catalogueTime as now, events } from '../../support/catalogue/catalogueFixtures.ts';
import { failures } from '../catalogueFailures.ts';

import type { Flow } from '../flow.ts';
import * as words from './eventListWords.ts';

export const eventListFlow: Flow = {
  name: 'eventList',
  ...words.eventListWords,
  machine: eventListMachine,
  walks: [
    {
      events: eventListOutcomes(
        [
          { events, now },
          { events: [], now },
        ],
        failures,
      ),
    },
  ],
  replayedBy: 'src/pages/visitor/EventsPage/EventsPage.paths.test.tsx',
  calls: ['loadEvents'],
  effects: ['logIn'],
};
