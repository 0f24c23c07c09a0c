import { atMost, type Line } from '../../measures/benchLine.ts';
import type { NodePair } from './nodePair.ts';
import { newOrder, overpay, place } from './orders.ts';
import { refundCalls, refundsDone } from './refunds.ts';
import { signUp, textsTo } from './signUps.ts';
import { untilTrue } from './untilTrue.ts';

/** How late (ms) the gateway answers: less than a node waits, so the node can be killed during the call. */
const GATEWAY_MS = 4_000;

/**
 * The only running node is killed while it sends an e-mail and requests a refund. The other node starts,
 * and must finish both once their claims have ended.
 */
export async function proveResumedJobs(pair: NodePair): Promise<Line[]> {
  const { first, second, mail, gateway, carrier } = pair;
  const done = await refundsDone(pair);
  const calls = refundCalls(pair).length;
  gateway.delayRefunds(GATEWAY_MS);
  const order = await place(second.origin, await newOrder(pair));
  mail.sleep();
  const someone = await signUp(second.origin);
  await untilTrue('the node sends the e-mail', () => mail.asked.includes(someone.email));
  overpay(pair, order);
  await untilTrue('the node asks for the refund', () => refundCalls(pair).length > calls);
  await second.kill();
  const killed = performance.now();
  mail.wake();
  gateway.delayRefunds(0);
  await first.start();
  const mails = () => mail.taken.filter(({ to }) => to.includes(someone.email)).length;
  await untilTrue('the other node makes the refund', async () => (await refundsDone(pair)) > done);
  await untilTrue('the other node sends the e-mail', () => mails() > 0);
  const seconds = (performance.now() - killed) / 1_000;
  await untilTrue('the other node sends the text message', () => textsTo(carrier, [someone]).length > 0);
  await second.start();
  const asked = refundCalls(pair).slice(calls);
  const keys = new Set(asked.map(({ body }) => (body as { metadata: { refund: string } }).metadata.refund));
  return [
    atMost('jobs of a killed node finished by the other after', seconds, 's', { floor: 75 }),
    atMost('calls for its one refund', asked.length, '', { floor: 2 }),
    atMost('keys of these calls', keys.size, '', { floor: 1 }),
    atMost('its e-mail, sent so often', mails(), '', { floor: 1 }),
    atMost('its text message, sent so often', textsTo(carrier, [someone]).length, '', { floor: 1 }),
  ];
}
