import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import { windowOf } from '../../../domain/board.ts';
import { saleOf } from '../../../domain/sale.ts';
import { group, HOUR, participant, smallBoard } from '../../../tests/support/votePage/smallBoard.ts';
import type { ClockCommand, LoadedBoard } from '../../machines/publicVoting/publicVotingTypes.ts';
import { publicVotingMachine } from '../../machines/publicVoting/publicVotingMachine.ts';
import { watchSale } from './watchSale.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';

const opens = 3 * HOUR;
const board = smallBoard([group(3, [participant('a')]), group(4, [participant('b')])], opens);
const silent = fromCallback<AnyEventObject>(() => {});

/** Follows the sale of an entry; the test drives clock and stream. @returns what was heard */
async function follow(entryId: string) {
  const heard: AnyEventObject[] = [];
  let tell: (event: AnyEventObject) => void = () => {};
  const publicVoting = publicVotingMachine.provide({
    actors: {
      loadBoard: fromPromise<LoadedBoard, ReportsRetries>(async () => ({
        board,
        config: null,
        at: opens,
      })),
      followBoard: fromCallback(({ sendBack }) => {
        tell = sendBack;
      }),
      tickClock: fromCallback<ClockCommand>(() => {}),
      watchNetwork: silent,
      watchVisibility: silent,
    },
    actions: { rememberBoard: () => {} },
  });
  const parent = setup({ actors: { watchSale: watchSale(publicVoting) } }).createMachine({
    invoke: { src: 'watchSale', input: { entryId } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(parent).start();
  await new Promise((resolve) => setImmediate(resolve));
  return { heard, stop: () => actor.stop(), tell: (event: AnyEventObject) => tell(event) };
}

describe('the sale of an entry', () => {
  const at = (now: number) => ({ type: 'sale.changed', sale: saleOf(board, 'a', now) });

  it('is reported with the first board, and again as the time of the server passes', async () => {
    const { heard, stop, tell } = await follow('a');
    expect(heard).toEqual([at(opens)]);
    tell({ type: 'stream.opened' });
    tell({ type: 'time.received', time: { server_time: opens + HOUR }, at: opens + HOUR });
    expect(heard).toEqual([at(opens), at(opens + HOUR)]);
    expect(heard.at(-1)?.['sale']).toMatchObject({
      window: windowOf(board.data.groups[0]!),
      next: { number: 4, open: true },
    });
    stop();
    tell({ type: 'time.received', time: { server_time: opens + 2 * HOUR }, at: opens + 2 * HOUR });
    expect(heard).toHaveLength(2);
  });

  it('is not reported for an entry that the board does not list', async () => {
    const { heard, stop } = await follow('nobody');
    expect(heard).toEqual([]);
    stop();
  });
});
