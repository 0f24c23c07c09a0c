import type { FastifyInstance } from 'fastify';
import type { Payments } from '../payments/startPayments.ts';
import type { LiveVote } from './liveVote.ts';

/** Connections that are still open after this time (ms) are cut off. */
const CLOSING_MS = 10_000;
/** How often (ms) idle connections are closed. */
const IDLE_MS = 50;

/** Shuts the hosts down: ends streams, answers the requests in progress, then closes the workers. */
export async function closeAll(
  apps: readonly FastifyInstance[],
  live: LiveVote,
  working: readonly Pick<Payments, 'close'>[],
): Promise<void> {
  const closed = Promise.all(apps.map((app) => app.close()));
  const left = live.close();
  const cut = setTimeout(() => apps.forEach((app) => app.server.closeAllConnections()), CLOSING_MS);
  // A connection whose reply ends only now, such as a stream's, would wait for another request.
  const idle = setInterval(() => apps.forEach((app) => app.server.closeIdleConnections()), IDLE_MS);
  await Promise.all([closed, left]);
  clearInterval(idle);
  clearTimeout(cut);
  for (const each of working) await each.close();
}
