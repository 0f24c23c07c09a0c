/** The visitors' machines for stories: nothing is fetched, no clock ticks, and each state stays. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { type AppError, isAppError } from '../../../domain/errors.ts';
import {
  type ClockInput,
  competitionDetailsMachine,
  type LoadedDetails,
} from '../../../src/machines/competitionDetails/competitionDetailsMachine.ts';
import {
  competitionListMachine,
  type OpenedSlug,
} from '../../../src/machines/competitionList/competitionListMachine.ts';
import { eventListMachine, type LoadedEvents } from '../../../src/machines/eventList/eventListMachine.ts';

const NEVER = 2 ** 31 - 1;

/** A call that ends with this answer or error; without an answer it never ends. */
const bringing = <Answer>(answer: Answer | AppError | undefined) =>
  fromPromise<Answer>(async () => {
    if (answer === undefined) return await new Promise(() => {});
    return isAppError(answer) ? await Promise.reject(answer) : answer;
  });

const silent = () => {};

export const stagedEventList = (answer?: LoadedEvents | AppError) =>
  eventListMachine.provide({ actors: { loadEvents: bringing(answer) }, actions: { logIn: silent } });

export const stagedCompetitionList = (answer?: OpenedSlug | AppError) =>
  competitionListMachine.provide({
    actors: { openSlug: bringing(answer) },
    actions: { logIn: silent, goHome: silent },
    delays: { emptyRedirect: NEVER },
  });

export const stagedCompetition = (answer?: LoadedDetails | AppError) =>
  competitionDetailsMachine.provide({
    actors: {
      loadCompetition: bringing(answer),
      followRegistration: fromCallback<AnyEventObject, ClockInput>(silent),
    },
    actions: { logIn: silent, enrol: silent },
  });
