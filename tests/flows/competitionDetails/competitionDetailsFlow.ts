/** The flow of the page of one competition. */
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import { competitionDetailsMachine } from '../../../src/machines/competitionDetails/competitionDetailsMachine.ts';
import { competitionDetailsOutcomes } from '../../../src/machines/competitionDetails/competitionDetailsOutcomes.ts';
import { catalogueTime as now, detailsOf } from '../../support/catalogue/catalogueFixtures.ts';
import { failures, missing } from '../catalogueFailures.ts';

import type { Flow } from '../flow.ts';
import * as words from './competitionDetailsWords.ts';

const details = detailsOf();
/** The times at which registration ends and at which the competition ends. */
export const laterTimes = [details.reg_end ?? 0, details.comp_end ?? 0] as const;
const draft = { until: now + UPLOAD_LIFE_MS };

type Shown = { now: number; draft: object | null; entry: string | null };

const hasEnrolButton = ({ now: time, entry }: Shown) => entry === null && time < laterTimes[1];

export const competitionDetailsFlow: Flow = {
  name: 'competitionDetails',
  ...words.competitionDetailsWords,
  machine: competitionDetailsMachine,
  walks: [
    {
      events: competitionDetailsOutcomes(
        [{ details, now }],
        [...failures, missing],
        laterTimes,
        draft,
        'own-entry',
      ),
      // An ended competition has no button to press, and an entry leads to itself.
      possible: (snapshot, { type }) =>
        type !== 'enrol.requested' || hasEnrolButton(snapshot.context as Shown),
    },
  ],
  offered: ({ context }, { type }) => {
    const shown = context as Shown;
    return type !== 'discard.requested' || (shown.draft !== null && shown.entry === null);
  },
  unoffered: ['competitionDetails.ready.open on discard.requested: no guard holds'],
  replayedBy: 'src/pages/visitor/CompetitionPage/CompetitionPage.paths.test.tsx',
  calls: ['loadCompetition', 'findEntry'],
  effects: ['logIn', 'enrol', 'discardDraft'],
};
