/** Real effects of asking a second person for an act on a vote that has begun. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { Asked } from '../../../domain/staff/staffContract.ts';
import type { CompetitionPlace } from '../../api/staff/calls/rounds.ts';
import {
  askCancellation,
  askExtension,
  readCancellation,
  readExtension,
} from '../../api/staff/calls/votedActs.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { askedActMachine } from '../../machines/askedAct/askedActMachine.ts';
import type { ActToAsk, AskedActEvent, AskFacts } from '../../machines/askedAct/askedActTypes.ts';
import { whenShown } from '../flows/whenShown.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

type Effects = {
  load: (signal: AbortSignal) => Promise<AskFacts>;
  ask: (wanted: ActToAsk, signal: AbortSignal) => Promise<Asked>;
};

const provided = ({ load, ask }: Effects) =>
  askedActMachine.provide({
    actors: {
      loadFacts: fromPromise<AskFacts>(({ signal }) => load(signal)),
      ask: fromPromise<Asked, ActToAsk>(({ input, signal }) => ask(input, signal)),
      watchReturn: fromCallback<AnyEventObject>(({ sendBack }) => {
        const returned: AskedActEvent = { type: 'page.returned' };
        return whenShown(() => sendBack(returned));
      }),
    },
    actions: { endSession: goToSignIn },
  });

/** A later close of the open window of a group. */
export const createExtensionFlow = (
  client: StaffClient,
  place: CompetitionPlace & { id: string },
  { read, write }: RetriedCalls,
) =>
  provided({
    load: async (signal) => ({
      act: 'extend_window',
      ...(await read(() => readExtension(client, place, signal), signal)),
    }),
    ask: ({ closes_at, ...reasons }, signal) => {
      if (closes_at === null) throw new Error('An extension has no close.');
      return write(() => askExtension(client, place, { closes_at, ...reasons }, signal), signal);
    },
  });

/** The cancellation of a competition whose vote has begun. */
export const createCancellationFlow = (
  client: StaffClient,
  place: CompetitionPlace,
  { read, write }: RetriedCalls,
) =>
  provided({
    load: async (signal) => ({
      act: 'cancel_competition',
      ...(await read(() => readCancellation(client, place, signal), signal)),
    }),
    ask: ({ closes_at: _none, ...reasons }, signal) =>
      write(() => askCancellation(client, place, reasons, signal), signal),
  });
