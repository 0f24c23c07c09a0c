/** The flow of an address with one segment: an event with its competitions, or a page of text. */
import { competitionListMachine } from '../../../src/machines/competitionList/competitionListMachine.ts';
import { competitionListOutcomes } from '../../../src/machines/competitionList/competitionListOutcomes.ts';
import { catalogueTime as now, competitions, eventOf } from '../../support/catalogue/catalogueFixtures.ts';
import { contentPage } from '../../support/catalogue/contentPageFixture.ts';
import { failures, missing } from '../catalogueFailures.ts';

import type { Flow } from '../flow.ts';
import * as words from './competitionListWords.ts';

export const competitionListFlow: Flow = {
  name: 'competitionList',
  ...words.competitionListWords,
  machine: competitionListMachine,
  walks: [
    {
      events: competitionListOutcomes(
        [
          { kind: 'event', event: eventOf(), competitions, now },
          { kind: 'event', event: eventOf(), competitions: [], now },
          { kind: 'page', page: contentPage },
        ],
        [...failures, missing],
      ),
    },
  ],
  replayedBy: 'src/pages/visitor/EventPage/EventPage.paths.test.tsx',
  calls: ['openSlug'],
  effects: ['logIn', 'goHome'],
};
