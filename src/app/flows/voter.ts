/** Joins the voters' machines to the world; loaded with their route. */
import { fromPromise } from 'xstate';
import type { Config } from '../../../domain/contract.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { apiBase, createClient } from '../../api/client.ts';
import { publicVotingMachine } from '../../machines/publicVoting/publicVotingMachine.ts';
import type { LoadedBoard } from '../../machines/publicVoting/publicVotingTypes.ts';
import { tabGuardMachine } from '../../machines/tabGuard/tabGuardMachine.ts';
import { followBoard, pollBoard } from './boardLink.ts';
import { recallBoard, rememberBoard } from './boardMemory.ts';
import { loadBoard } from './loadBoard.ts';
import { dataOf } from './outcomeData.ts';
import { tickClock, watchNetwork, watchVisibility } from './pageEffects.ts';
import { claimVote, talkToTabs } from './tabLock.ts';

/** @param base the address of the API */
export function createVoterFlows(base: string) {
  const client = createClient({ base });
  return {
    publicVoting: publicVotingMachine.provide({
      actors: {
        loadBoard: fromPromise<LoadedBoard>(({ signal }) => loadBoard(client, signal)),
        loadSettings: fromPromise<Config>(async ({ signal }) => dataOf(await readConfig(client, signal))),
        recallBoard: fromPromise(recallBoard),
        followBoard: followBoard(base),
        pollBoard: pollBoard(client),
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
