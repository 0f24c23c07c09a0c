import { setTimeout as sleep } from 'node:timers/promises';
import { REFUND } from '../../../support/payments/thawaniServer.ts';
import { atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';
import { newOrder, overpay, place } from './orders.ts';
import { untilTrue } from './untilTrue.ts';

const REFUNDS = 5;
const GATEWAY_MS = 3_000;
/** Longer (ms) than the interval in which nodes look for due refunds. */
const AFTERWARDS_MS = 6_000;

export const refundCalls = ({ gateway }: NodePair) => gateway.calls.filter(({ line }) => line === REFUND);

/** How many refunds are done, because the gateway confirmed them. */
export async function refundsDone({ db }: NodePair): Promise<number> {
  const done = await db.selectFrom('refund_tasks').where('state', '=', 'done').select('session_id').execute();
  return done.length;
}

/** Even if the gateway answers late, the nodes together must request each refund only once. */
export async function proveRefunds(pair: NodePair): Promise<Line[]> {
  pair.gateway.delayRefunds(GATEWAY_MS);
  for (let each = 0; each < REFUNDS; each += 1) overpay(pair, await place(pair.origin, await newOrder(pair)));
  await untilTrue('every refund is made', async () => (await refundsDone(pair)) >= REFUNDS);
  await sleep(AFTERWARDS_MS);
  pair.gateway.delayRefunds(0);
  return [
    atMost(`calls for ${REFUNDS} refunds at a gateway of 3 s`, refundCalls(pair).length, '', {
      floor: REFUNDS,
    }),
  ];
}
