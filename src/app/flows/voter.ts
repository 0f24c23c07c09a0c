/** Real effects of the public vote. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import type { Board, Config } from '../../../domain/contract.ts';
import { networkError } from '../../../domain/errors.ts';
import { apiBase } from '../../api/apiBase.ts';
import { publicVotingMachine } from '../../machines/publicVoting/publicVotingMachine.ts';
import type { LoadedBoard, PollInput } from '../../machines/publicVoting/publicVotingTypes.ts';
import { tabGuardMachine } from '../../machines/tabGuard/tabGuardMachine.ts';
import { followBoard } from './boardLink.ts';
import { recallBoard, rememberBoard } from './boardMemory.ts';
import { tickClock, watchNetwork, watchVisibility } from './pageEffects.ts';
import { startAnswers } from './startData.ts';
import { claimVote, talkToTabs } from './tabLock.ts';

/** @param base the address of the API */
export function createVoterFlows(base: string) {
  // Loaded later: the server-rendered page needs no calls at first.
  const calls = () => import('./boardCalls.ts').then(({ createBoardCalls }) => createBoardCalls(base));
  return {
    publicVoting: publicVotingMachine.provide({
      actors: {
        loadBoard: fromPromise<LoadedBoard>(async ({ signal }) => (await calls()).loadBoard(signal)),
        loadSettings: fromPromise<Config>(async ({ signal }) => (await calls()).loadSettings(signal)),
        recallBoard: fromPromise(recallBoard),
        followBoard: followBoard(base),
        pollBoard: fromCallback<AnyEventObject, PollInput>(({ input, sendBack }) => {
          const leaving = new AbortController();
          const polling = { ...input, onEvent: sendBack, signal: leaving.signal };
          calls()
            .then(({ pollBoard }) => pollBoard(polling))
            .catch(() => sendBack({ type: 'poll.failed', error: networkError }));
          return () => leaving.abort();
        }),
        tickClock,
        watchNetwork,
        watchVisibility,
      },
      actions: {
        rememberBoard: ({ context }) => rememberBoard(context),
        reloadPage: () => location.reload(),
      },
    }),
    tabGuard: tabGuardMachine.provide({
      actors: { claimVote, talkToTabs },
      actions: { closeTab: () => window.close() },
    }),
  };
}

export const voterFlows = createVoterFlows(apiBase());

/** The board that the server wrote into the first page; undefined on other pages. */
export function boardAtHand(): BoardAtHand | undefined {
  const { '/voter/participants': board, '/config': config } = startAnswers();
  return board && config ? { board: board as Board, config: config as Config } : undefined;
}
