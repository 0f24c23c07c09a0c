/** Real effects of the event and competition pages. */
import type { CompetitionDetails } from '../../../domain/contract.ts';
import type { LoadedDetails } from '../../machines/loadedDetails.ts';
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { catalogueSlugs, registerHref } from '../../../domain/catalogueAddress.ts';
import { apiBase } from '../../api/apiBase.ts';
import { readAuth } from '../../api/authStore.ts';
import { type ApiClient, createClient } from '../../api/client.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import { competitionDetailsMachine } from '../../machines/competitionDetails/competitionDetailsMachine.ts';
import {
  competitionListMachine,
  type OpenedSlug,
} from '../../machines/competitionList/competitionListMachine.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import { eventListMachine, type LoadedEvents } from '../../machines/eventList/eventListMachine.ts';
import { loadCompetition, loadEvents, openSlug } from './catalogueCalls.ts';
import { discardDraft, watchDraft } from './competitionDraft.ts';
import { followRegistration } from './followRegistration.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';
import { startAnswers, startTime } from './startData.ts';
import { startCompetition, startEvents, startSlug, linkedCompetition, linkedEvent } from './visitorState.ts';

const logIn = () => navigate(accountPaths.login);

/** @param base the address of the API */
export function createVisitorFlows(base: string, session: SessionActor = pageSession) {
  const client = createClient({ base });
  const ownClient = createSignedInClient({ base, onRefused: refusedIn(session) });
  return {
    eventList: eventListMachine.provide({
      actors: {
        loadEvents: fromPromise<LoadedEvents, ReportsRetries>(({ input, signal }) =>
          loadEvents(client, signal, input.onRetry),
        ),
      },
      actions: { logIn },
    }),
    competitionList: competitionListMachine.provide({
      actors: {
        openSlug: fromPromise<OpenedSlug, ReportsRetries>(({ input, signal }) =>
          openSlug(client, location.pathname, signal, input.onRetry),
        ),
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
        watchDraft: watchDraft(ownClient),
        findEntry: fromPromise<string | null, CompetitionDetails>(({ input, signal }) =>
          findEntry(ownClient, input.id, signal),
        ),
      },
      actions: {
        logIn,
        discardDraft: ({ context: { details } }) => {
          if (details) discardDraft(ownClient, details);
        },
        enrol: ({ context: { details } }) => {
          if (!details) return;
          navigate(registerHref(details.event.slug, details.slug), { state: { competition: details } });
        },
      },
    }),
  };
}

/** The visitor's own entry in a competition; nobody is asked without a session. */
async function findEntry(client: ApiClient, competition: string, signal: AbortSignal) {
  if (readAuth().token === null) return null;
  return import('./ownEntry.ts').then(
    ({ ownEntryIn }) => ownEntryIn(client, competition, signal),
    () => null,
  );
}

export const visitorFlows = createVisitorFlows(apiBase());

/** The time of what is at hand: hydration must use that of the server-side rendering. */
const startedAt = () => startTime() ?? Date.now();

/** The events known before loading. */
export const eventsAtHand = () => ({ events: startEvents(startAnswers()), now: startedAt() });

/** What is known of a one-segment address before loading. */
export function slugAtHand() {
  const started = startSlug(startAnswers(), location.pathname);
  const event = started.event ?? linkedEvent(catalogueSlugs(location.pathname)?.eventSlug);
  return { ...started, event, now: startedAt() };
}

/** The competition of the address, as known before loading. */
export function competitionAtHand() {
  const { eventSlug, competitionSlug } = catalogueSlugs(location.pathname) ?? {};
  const started = startCompetition(startAnswers(), location.pathname);
  return { brief: started ?? linkedCompetition(eventSlug, competitionSlug), now: startedAt() };
}
