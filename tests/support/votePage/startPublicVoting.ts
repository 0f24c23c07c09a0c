/** Starts the machine of the public vote; its calls stay open until the test answers them. */
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import type { Config } from '../../../domain/contract.ts';
import type { LoadedBoard, RecalledBoard } from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import { publicVotingMachine } from '../../../src/machines/publicVoting/publicVotingMachine.ts';
import { effectLog } from '../models/effectLog.ts';
import { HeldCalls } from '../models/replay.ts';
import { group, HOUR, participant, smallBoard, smallConfig } from './smallBoard.ts';
import type { ReportsRetries } from '../../../src/machines/loadRetry.ts';

export const board = smallBoard([
  group(1, [participant('a', 3), participant('b', 2), participant('c', 1)]),
  group(2, [participant('d')]),
  group(3, [participant('e')], [4, 5]),
]);
export const loaded: LoadedBoard = { board, config: smallConfig(), at: HOUR };
export const remembered: RecalledBoard = {
  source: 'remembered',
  board,
  config: smallConfig(),
  savedAt: HOUR - 90_000,
  at: HOUR,
};

/** Starts the vote. `taken` returns the effects since its last call, with their values. */
export function startPublicVoting(atHand?: BoardAtHand) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const { note, noted, taken } = effectLog();
  const machine = publicVotingMachine.provide({
    actors: {
      loadBoard: calls.actor<LoadedBoard, ReportsRetries>('loadBoard'),
      loadSettings: calls.actor<Config>('loadSettings'),
      recallBoard: calls.actor<RecalledBoard>('recallBoard'),
      followBoard: noted('followBoard'),
      pollBoard: noted('pollBoard'),
      tickClock: fromCallback(({ receive }) => receive((command) => note(`clock ${String(command.offset)}`))),
      watchNetwork: fromCallback(() => {}),
      watchVisibility: fromCallback(() => {}),
    },
    actions: {
      rememberBoard: ({ context }) => note(`remember ${context.board?.version}`),
      reloadPage: () => note('reload'),
    },
  });
  const actor = createActor(machine, { clock, input: atHand }).start();
  const context = () => actor.getSnapshot().context;
  const value = () => actor.getSnapshot().value;
  /** The time (ms) since the board was last known to be current; null if it never was. */
  const age = () => {
    const { now, currentAt } = context();
    return currentAt === null ? null : now - currentAt;
  };
  return { actor, calls, clock, taken, context, value, age };
}

/** Starts the vote and goes on until its board is loaded, its tab may vote and its stream is open. */
export async function startStreaming(first: LoadedBoard = loaded) {
  const voting = startPublicVoting();
  await voting.calls.answer('loadBoard', first);
  voting.actor.send({ type: 'tab.admitted' });
  voting.actor.send({ type: 'stream.opened' });
  voting.taken();
  return voting;
}
