import { atMost, type Line } from '../../measures/benchLine.ts';
import { LIMITED, type NodePair } from './nodePair.ts';
import { newOrder } from './orders.ts';

/** More than both nodes would admit if each had the limit for itself. */
const TIMES = 3;

/** A sender that asks both nodes must not get its limit from each. */
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

/** Sends three times as many requests as the limit, all at once. @throws Error for a reply that is no verdict */
async function admitted(limit: number, ask: () => Promise<Response>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: TIMES * limit }, ask));
  const statuses = replies.map(({ status }) => status);
  const strange = statuses.find((status) => status !== 200 && status !== 429);
  if (strange !== undefined) throw new Error(`a request within a limit got ${strange}`);
  return statuses.filter((status) => status === 200).length;
}
