/** Real effects of the event and competition pages. */
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
import { startCompetition, startEvent, linkedCompetition, linkedEvent } from './visitorState.ts';

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
      // Replaces the history entry, which would redirect again.
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

/** The event of the address, as known before loading. */
export function eventAtHand() {
  const slug = catalogueSlugs(location.pathname)?.eventSlug;
  return { event: startEvent(slug) ?? linkedEvent(slug), now: Date.now() };
}

/** The competition of the address, as known before loading. */
export function competitionAtHand() {
  const { eventSlug, competitionSlug: slug } = catalogueSlugs(location.pathname) ?? {};
  const started = startCompetition(eventSlug, slug);
  // Hydration must use the time of the server-side rendering.
  if (started) return { brief: started, now: startTime() ?? Date.now() };
  return { brief: linkedCompetition(eventSlug, slug), now: Date.now() };
}
