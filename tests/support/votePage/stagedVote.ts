/**
 * The vote page's machines for stories. Nothing is fetched and no clock runs, so each stays in its state.
 */
import { type AnyEventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Config } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { publicVotingMachine } from '../../../src/machines/publicVoting/publicVotingMachine.ts';
import type {
  ClockCommand,
  LoadedBoard,
  PollInput,
  PublicVotingEvent,
  RecalledBoard,
} from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import {
  type ChannelCommand,
  type ClaimCommand,
  type TabGuardEvent,
  tabGuardMachine,
} from '../../../src/machines/tabGuard/tabGuardMachine.ts';
import type { ReportsRetries } from '../../../src/machines/loadRetry.ts';

export type VoteWorld = {
  /** How loading the board ends; without it, it never ends. */
  list?: LoadedBoard | AppError;
  /** The fallback data that the browser has stored; none by default. */
  recalled?: RecalledBoard;
  /** The events that each connection of the stream delivers, in the order of the connections. */
  connections?: readonly (readonly PublicVotingEvent[])[];
  /** What this tab learns about its claim to vote; by default that it is granted. */
  tabs?: readonly TabGuardEvent[];
};

const NEVER = 2 ** 31 - 1;
const silent = <Received extends AnyEventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Received, Input>(() => {});
const isFailure = (answer: LoadedBoard | AppError): answer is AppError => 'kind' in answer;

export function stagedVote(world: VoteWorld) {
  const { list, recalled, connections = [[{ type: 'stream.opened' }]] } = world;
  const left = [...connections];
  return publicVotingMachine.provide({
    actors: {
      loadBoard: fromPromise<LoadedBoard, ReportsRetries>(async () => {
        if (!list) return await new Promise(() => {});
        return isFailure(list) ? await Promise.reject(list) : list;
      }),
      loadSettings: fromPromise<Config>(() => new Promise(() => {})),
      recallBoard: fromPromise<RecalledBoard>(
        async () => recalled ?? (await Promise.reject(new Error('nothing was kept'))),
      ),
      followBoard: fromCallback(({ sendBack }) => left.shift()?.forEach(sendBack)),
      pollBoard: silent<AnyEventObject, PollInput>(),
      tickClock: silent<ClockCommand>(),
      watchNetwork: silent(),
      watchVisibility: silent(),
    },
    actions: { rememberBoard: () => {}, reloadPage: () => {} },
    delays: {
      fallbackRetry: NEVER,
      streamOpenTimeout: NEVER,
      streamSilence: NEVER,
      streamReopen: 0,
      streamReturn: NEVER,
    },
  });
}

export function stagedTabGuard({ tabs = [{ type: 'claim.granted' }] }: VoteWorld) {
  return tabGuardMachine.provide({
    actors: {
      claimVote: fromCallback<ClaimCommand>(({ sendBack }) => tabs.forEach(sendBack)),
      talkToTabs: silent<ChannelCommand>(),
      watchTab: silent(),
    },
    actions: { closeTab: () => {}, rememberTab: () => {} },
    delays: { callLasts: NEVER },
  });
}
