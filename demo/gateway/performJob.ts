import type { Clock } from '../../server/platform/clock.ts';
import type { SandboxStore } from './sandboxStore.ts';
import type { Job } from './session.ts';
import type { Till } from './takePayment.ts';
import { tellMerchant, type Merchant } from './tellMerchant.ts';

/** The waits (ms) between attempts to send a webhook; after the last, the gateway gives up. */
export const WEBHOOK_RETRY_MS = [1_000, 5_000, 30_000, 120_000, 600_000];

type World = { store: SandboxStore; till: Till; merchant: Merchant; clock: Clock };

/**
 * Makes the function that runs one job, and then removes it from the store or replaces it by its next step.
 */
export function performJob(world: World): (job: Job) => Promise<void> {
  return async (job) => (job.kind === 'charge' ? charge(world, job) : tell(world, job));
}

function charge({ store, till, clock }: World, job: Extract<Job, { kind: 'charge' }>): void {
  const session = store.sessions.get(job.sessionId);
  if (session) till.charge(session, clock.now());
  store.jobs.delete(job.id);
}

async function tell(world: World, job: Extract<Job, { kind: 'tell' }>): Promise<void> {
  const { store, merchant, clock } = world;
  const rest = [...job.sessionIds];
  for (let id = rest[0]; id !== undefined; id = rest[0]) {
    const session = store.sessions.get(id);
    // One after the other, because the test card with duplicate webhooks needs this order.
    if (session && !(await tellMerchant(merchant, session, clock))) break;
    rest.shift();
  }
  const wait = WEBHOOK_RETRY_MS[job.attempt - 1];
  if (rest.length === 0 || wait === undefined) store.jobs.delete(job.id);
  else store.jobs.put({ ...job, sessionIds: rest, attempt: job.attempt + 1, dueAt: clock.now() + wait });
}
