/**
 * Machines of visitors' pages for stories. Nothing is fetched and no clock runs, so each stays in its
 * state.
 */
import type { LoadedDetails } from '../../../src/machines/loadedDetails.ts';
import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import { type AppError, isAppError } from '../../../domain/errors.ts';
import {
  type ClockInput,
  type CompetitionDraft,
  competitionDetailsMachine,
} from '../../../src/machines/competitionDetails/competitionDetailsMachine.ts';
import {
  competitionListMachine,
  type OpenedSlug,
} from '../../../src/machines/competitionList/competitionListMachine.ts';
import { eventListMachine, type LoadedEvents } from '../../../src/machines/eventList/eventListMachine.ts';
import type { ReportsRetries } from '../../../src/machines/loadRetry.ts';

const NEVER = 2 ** 31 - 1;

/** A call that ends with this answer or error; without one it never ends. */
const bringing = <Answer, Input = NonReducibleUnknown>(answer: Answer | AppError | undefined) =>
  fromPromise<Answer, Input>(async () => {
    if (answer === undefined) return await new Promise(() => {});
    return isAppError(answer) ? await Promise.reject(answer) : answer;
  });

const silent = () => {};

export const stagedEventList = (answer?: LoadedEvents | AppError) =>
  eventListMachine.provide({
    actors: { loadEvents: bringing<LoadedEvents, ReportsRetries>(answer) },
    actions: { logIn: silent },
  });

export const stagedCompetitionList = (answer?: OpenedSlug | AppError) =>
  competitionListMachine.provide({
    actors: { openSlug: bringing<OpenedSlug, ReportsRetries>(answer) },
    actions: { logIn: silent, goHome: silent },
    delays: { emptyRedirect: NEVER },
  });

export const stagedCompetition = (
  answer?: LoadedDetails | AppError,
  draft: CompetitionDraft | null = null,
  entry: string | null = null,
) =>
  competitionDetailsMachine.provide({
    actors: {
      loadCompetition: bringing(answer),
      followRegistration: fromCallback<AnyEventObject, ClockInput>(silent),
      watchDraft: fromCallback<AnyEventObject, CompetitionDetails>(({ sendBack }) =>
        sendBack({ type: 'draft.changed', draft }),
      ),
      findEntry: bringing<string | null, CompetitionDetails>(entry),
    },
    actions: { logIn: silent, enrol: silent, discardDraft: silent },
  });
