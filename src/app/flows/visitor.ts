/** Joins the visitors' machines to the server; loaded with their routes. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { catalogueSlugs, registerHref } from '../../../domain/catalogueAddress.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createClient } from '../../api/client.ts';
import {
  competitionDetailsMachine,
  type LoadedDetails,
} from '../../machines/competitionDetails/competitionDetailsMachine.ts';
import {
  competitionListMachine,
  type OpenedSlug,
} from '../../machines/competitionList/competitionListMachine.ts';
import { eventListMachine, type LoadedEvents } from '../../machines/eventList/eventListMachine.ts';
import { loadCompetition, loadEvents, openSlug } from './catalogueCalls.ts';
import { followRegistration } from './followRegistration.ts';
import { startTime } from './startData.ts';
import { startCompetition, startEvent, toldCompetition, toldEvent } from './visitorState.ts';

const logIn = () => navigate(accountPaths.login);

/** @param base the address of the API */
export function createVisitorFlows(base: string) {
  const client = createClient({ base });
  return {
    eventList: eventListMachine.provide({
      actors: { loadEvents: fromPromise<LoadedEvents>(({ signal }) => loadEvents(client, signal)) },
      actions: { logIn },
    }),
    competitionList: competitionListMachine.provide({
      actors: {
        openSlug: fromPromise<OpenedSlug>(({ signal }) => openSlug(client, location.pathname, signal)),
      },
      // Not a step to come back to: it would lead on again.
      actions: { logIn, goHome: () => navigate('/', { replace: true }) },
    }),
    competitionDetails: competitionDetailsMachine.provide({
      actors: {
        loadCompetition: fromPromise<LoadedDetails>(({ signal }) =>
          loadCompetition(client, location.pathname, signal),
        ),
        followRegistration: followRegistration(client),
      },
      actions: {
        logIn,
        enrol: ({ context: { details } }) => {
          if (!details) return;
          navigate(registerHref(details.event.slug, details.slug), { state: { competition: details } });
        },
      },
    }),
  };
}

export const visitorFlows = createVisitorFlows(apiBase());

/** What is known of the event of the address before it is asked for. */
export function eventAtHand() {
  const slug = catalogueSlugs(location.pathname)?.eventSlug;
  return { event: startEvent(slug) ?? toldEvent(slug), now: Date.now() };
}

/** What is known of the competition of the address before it is asked for. */
export function competitionAtHand() {
  const { eventSlug, competitionSlug: slug } = catalogueSlugs(location.pathname) ?? {};
  const started = startCompetition(eventSlug, slug);
  // What is taken over must be seen at the instant at which it was painted.
  if (started) return { brief: started, now: startTime() ?? Date.now() };
  return { brief: toldCompetition(eventSlug, slug), now: Date.now() };
}
