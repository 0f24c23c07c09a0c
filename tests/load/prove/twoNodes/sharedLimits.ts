import { atMost, type Line } from '../../measures/benchLine.ts';
import { LIMITED, type NodePair } from './nodePair.ts';
import { newOrder } from './orders.ts';

/**
 * How many times the limit is requested: more than both nodes together would admit if each counted alone.
 */
const TIMES = 3;

/** A sender that uses both nodes must have one rate limit in all, not one at each node. */
export async function proveSharedLimits(pair: NodePair): Promise<Line[]> {
  const { network, device } = LIMITED;
  const agent = { 'user-agent': 'one browser without a cookie' };
  const read = () => fetch(`${pair.origin}/api/voter/checkpoints`);
  const order = async () => {
    const { headers, ...rest } = await newOrder(pair);
    return fetch(`${pair.origin}/api/voter/vote`, { ...rest, headers: { ...headers, ...agent } });
  };
  return [
    atMost(`requests of an address admitted, limit ${network}`, await admitted(network, read), '', {
      floor: network,
    }),
    atMost(`orders of a device admitted, limit ${device}`, await admitted(device, order), '', {
      floor: device,
    }),
  ];
}

/**
 * Sends three times as many requests as the limit, all at once.
 * @returns how many were admitted
 * @throws Error for a reply that neither admits nor refuses
 */
async function admitted(limit: number, ask: () => Promise<Response>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: TIMES * limit }, ask));
  const statuses = replies.map(({ status }) => status);
  const strange = statuses.find((status) => status !== 200 && status !== 429);
  if (strange !== undefined) throw new Error(`a request within a limit got ${strange}`);
  return statuses.filter((status) => status === 200).length;
}
