import { atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';
import { newOrder, place } from './orders.ts';

const KEYS = 10;

/** The same idempotency key sent to both nodes at once must make one order and one gateway session. */
export async function proveSharedKey(pair: NodePair): Promise<Line[]> {
  const before = pair.gateway.sessions.size;
  const ids = new Set<string>();
  for (let each = 0; each < KEYS; each += 1) {
    const order = await newOrder(pair);
    const nodes = [pair.first, pair.second];
    for (const { id } of await Promise.all(nodes.map(({ origin }) => place(origin, order)))) ids.add(id);
  }
  const sessions = pair.gateway.sessions.size - before;
  return [
    atMost(`orders of ${KEYS} keys, each at both nodes at once`, ids.size, '', { floor: KEYS }),
    atMost('their sessions at the gateway', sessions, '', { floor: KEYS }),
  ];
}
