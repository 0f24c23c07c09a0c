/** Real effects of the public vote. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { boardIn } from '../../../domain/boardAtHand.ts';
import type { Config } from '../../../domain/contract.ts';
import { apiBase } from '../../api/apiBase.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import { publicVotingMachine } from '../../machines/publicVoting/publicVotingMachine.ts';
import type { LoadedBoard, PollInput } from '../../machines/publicVoting/publicVotingTypes.ts';
import { followBoard } from './boardLink.ts';
import { tickClock, watchNetwork, watchVisibility } from './pageEffects.ts';
import { startAnswers } from './startData.ts';

/** @param base the address of the API */
export function createVoterFlows(base: string) {
  // Loaded later: the server-rendered page needs no calls at first.
  const calls = () => import('./boardCalls.ts').then((part) => part.createBoardCalls(base));
  const memory = () => import('./boardMemory.ts');
  return {
    publicVoting: publicVotingMachine.provide({
      actors: {
        loadBoard: fromPromise<LoadedBoard, ReportsRetries>(async ({ input, signal }) =>
          (await calls()).loadBoard(signal, input.onRetry),
        ),
        loadSettings: fromPromise<Config>(async ({ signal }) => (await calls()).loadSettings(signal)),
        recallBoard: fromPromise(async () => (await memory()).recallBoard()),
        followBoard: followBoard(base),
        pollBoard: fromCallback<AnyEventObject, PollInput>(({ input, sendBack }) => {
          const leaving = new AbortController();
          calls()
            .then(({ pollBoard }) => pollBoard({ ...input, onEvent: sendBack, signal: leaving.signal }))
            .catch(() => sendBack({ type: 'poll.failed' }));
          return () => leaving.abort();
        }),
        tickClock,
        watchNetwork,
        watchVisibility,
      },
      actions: {
        rememberBoard: ({ context }) =>
          void memory()
            .then(({ rememberBoard }) => rememberBoard(context))
            .catch(() => {}),
        reloadPage: () => location.reload(),
      },
    }),
  };
}

export const voterFlows = createVoterFlows(apiBase());

/** The board that the server wrote into the first page; undefined on other pages. */
export const boardAtHand = () =>
  boardIn(startAnswers(), new URLSearchParams(location.search).get('competition'));
