/** Actors, guards and actions of the public vote; effects are placeholders until provided. */
import { assign, not, or, raise, sendTo, setup, stateIn, type NonReducibleUnknown } from 'xstate';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import type { Config } from '../../../domain/contract.ts';
import * as delays from '../../../domain/delays.ts';
import { networkError } from '../../../domain/errors.ts';
import type { LoadRetry, ReportsRetries } from '../loadRetry.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import * as news from './publicVotingNews.ts';
import type * as Voting from './publicVotingTypes.ts';

const actors = {
  loadBoard: unprovidedPromise<Voting.LoadedBoard, ReportsRetries>('loadBoard'),
  loadSettings: unprovidedPromise<Config>('loadSettings'),
  recallBoard: unprovidedPromise<Voting.RecalledBoard>('recallBoard'),
  followBoard: unprovidedCallback<Voting.FollowInput>('followBoard'),
  pollBoard: unprovidedCallback<Voting.PollInput>('pollBoard'),
  tickClock: unprovidedCallback<NonReducibleUnknown, Voting.ClockCommand>('tickClock'),
  watchNetwork: unprovidedCallback('watchNetwork'),
  watchVisibility: unprovidedCallback('watchVisibility'),
};

const boardIsLive = or([stateIn({ board: 'ready' }), stateIn({ board: 'stale' })]);

const isAwake = ({ context }: { context: Voting.PublicVotingContext }) => context.visible && context.admitted;

const mustPoll = ({ context: { updates, config } }: { context: Voting.PublicVotingContext }) =>
  (updates ?? config?.updates) === 'poll';

/** An assigner for one event type; other events leave the context unchanged. */
function on<Type extends Voting.PublicVotingEvent['type']>(
  type: Type,
  change: (
    context: Voting.PublicVotingContext,
    event: Voting.PublicVotingEventOf<Type>,
  ) => Partial<Voting.PublicVotingContext>,
) {
  const isOfType = (event: Voting.PublicVotingEvent): event is Voting.PublicVotingEventOf<Type> =>
    event.type === type;
  return ({ context, event }: { context: Voting.PublicVotingContext; event: Voting.PublicVotingEvent }) =>
    isOfType(event) ? change(context, event) : {};
}

export const publicVotingSetup = setup({
  types: {
    context: {} as Voting.PublicVotingContext,
    events: {} as Voting.PublicVotingEvent,
    input: {} as BoardAtHand | undefined,
  },
  actors,
  guards: {
    isPaused: not(isAwake),
    isAwake,
    isOffline: ({ context }) => !context.online,
    lacksSettings: ({ context }) => context.source === 'live' && !context.config,
    hasBoard: ({ context }) => context.board !== null,
    boardIsLive,
    boardIsGone: not(boardIsLive),
    boardIsOld: ({ context }) => news.ageOf(context) >= delays.BOARD_OLD_MS,
    boardMayBeBehind: or([
      stateIn({ link: { following: 'streaming' } }),
      ({ context }) => news.ageOf(context) > delays.BOARD_FRESH_MS,
    ]),
    failedOnce: ({ context }) => context.streamFailures === 1,
    mustPoll,
    mayStream: not(mustPoll),
    phaseIs: ({ context }, { kind }: { kind: Voting.PhaseKind }) =>
      (context.phase?.phase ?? 'unknown') === kind,
  },
  actions: {
    takeLoaded: assign(({ context }, loaded: Voting.LoadedBoard) => news.withLoaded(context, loaded)),
    takeRecalled: assign(({ context }, recalled: Voting.RecalledBoard) =>
      news.withRecalled(context, recalled),
    ),
    takeSettings: assign((_, config: Config) => ({ config })),
    noteRetry: assign((_, { retry }: { retry: LoadRetry }) => ({ retry })),
    forgetRetry: assign({ retry: null }),
    noteFailure: assign(({ context, event }) => news.withFailure(context, failureIn(event))),
    noteUnreachable: assign(({ context }) => news.withFailure(context, networkError)),
    takeBoard: assign(on('board.received', news.withReceived)),
    takeDelta: assign(on('delta.received', news.withDelta)),
    takeServerTime: assign(on('time.received', news.withServerTime)),
    noteUpdates: assign(on('updates.told', (_, { updates }) => ({ updates }))),
    confirmBoard: assign(on('board.confirmed', news.withConfirmation)),
    tellTime: assign(on('clock.ticked', news.withTick)),
    chooseGroup: assign(on('group.chosen', news.withChosenGroup)),
    holdList: assign(on('list.entered', news.withHeldList)),
    releaseList: assign(on('list.left', news.withReleasedList)),
    noteTouch: assign(on('page.touched', (_, { at }) => ({ touchedAt: at }))),
    noteShown: assign({ visible: true }),
    noteHidden: assign({ visible: false }),
    noteAdmitted: assign({ admitted: true }),
    noteBlocked: assign({ admitted: false }),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    countStreamFailure: assign({ streamFailures: ({ context }) => context.streamFailures + 1 }),
    forgetStreamFailures: assign({ streamFailures: 0 }),
    cutStream: raise({ type: 'stream.cut' }),
    alignClock: sendTo('tickClock', ({ context }) => ({
      type: 'offset.learned',
      offset: context.serverOffset,
    })),
    rememberBoard: unprovidedAction('rememberBoard'),
    reloadPage: unprovidedAction('reloadPage'),
  },
  delays: {
    boardOld: delays.BOARD_OLD_MS,
    fallbackRetry: delays.FALLBACK_RETRY_MS,
    streamOpenTimeout: delays.STREAM_OPEN_TIMEOUT_MS,
    streamSilence: delays.STREAM_SILENCE_MS,
    streamReopen: delays.STREAM_REOPEN_MS,
    streamReturn: delays.STREAM_RETURN_MS,
  },
});
