/** The paths through what visitors browse, found once: for the machines, and for their pages. */
import { httpError, messageError, networkError, unauthenticated } from '../../domain/errors.ts';
import { competitionDetailsOutcomes } from '../../src/machines/competitionDetails/competitionDetailsOutcomes.ts';
import { competitionDetailsMachine } from '../../src/machines/competitionDetails/competitionDetailsMachine.ts';
import { competitionListMachine } from '../../src/machines/competitionList/competitionListMachine.ts';
import { competitionListOutcomes } from '../../src/machines/competitionList/competitionListOutcomes.ts';
import { eventListMachine } from '../../src/machines/eventList/eventListMachine.ts';
import { eventListOutcomes } from '../../src/machines/eventList/eventListOutcomes.ts';
import { catalogueTime, competitions, contentPage, detailsOf, eventOf, events } from './catalogueFixtures.ts';
import { transitionPaths } from './model.ts';

const now = catalogueTime;
/** What a server that is up says of itself when something is wrong. */
export const refusal = 'The catalogue is being written anew. Please try again shortly.';

const failures = [networkError, messageError(refusal, { status: 503 }), unauthenticated({ status: 401 })];
const missing = httpError({ status: 404 });

export const eventListPaths = () =>
  transitionPaths(eventListMachine, {
    events: eventListOutcomes(
      [
        { events, now },
        { events: [], now },
      ],
      failures,
    ),
  });

export const competitionListPaths = () =>
  transitionPaths(competitionListMachine, {
    events: competitionListOutcomes(
      [
        { kind: 'event', event: eventOf(), competitions, now },
        { kind: 'event', event: eventOf(), competitions: [], now },
        { kind: 'page', page: contentPage },
      ],
      [...failures, missing],
    ),
  });

const details = detailsOf();
/** After the end of registration, after the end of the competition. */
export const laterTimes = [details.reg_end ?? 0, details.comp_end ?? 0] as const;

export const competitionDetailsPaths = () =>
  transitionPaths(competitionDetailsMachine, {
    events: competitionDetailsOutcomes([{ details, now }], [...failures, missing], laterTimes),
    // Once the competition has ended there is nothing left to press.
    possible: (snapshot, { type }) =>
      type !== 'enrol.requested' || (snapshot.context as { now: number }).now < laterTimes[1],
  });
