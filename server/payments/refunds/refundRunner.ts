import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import { timeClaim } from '../../platform/leases/claims.ts';
import type { PaymentWriter } from '../writes.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { hasDueRefund, type ClaimedRefund } from './claimRefunds.ts';
import type { RefundAttempt } from './noteRefund.ts';

const LOOK_MS = 5_000;
const AT_ONCE = 8;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;

type RefundRunnerDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: Pick<PaymentGateway, 'id' | 'refund'>;
  clock: Clock;
  /** Called when the gateway refuses a refund or does not answer. */
  onRefusal: (refund: ClaimedRefund, detail: string) => void;
  onError: (error: unknown) => void;
};

/**
 * Requests due refunds until the gateway confirms each. Nodes claim refunds, so that one node at a time
 * requests each.
 */
export function refundRunner(deps: RefundRunnerDeps): PeriodicWorker {
  const { database, writer, gateway, clock, onError } = deps;
  const refundDue = async () => {
    const due = { gateway: gateway.id, now: clock.now(), limit: AT_ONCE };
    if (!(await hasDueRefund(database, due))) return;
    const isOurs = timeClaim(clock);
    const claimed = await writer.submit('claimRefunds', due);
    if (!isOurs()) return;
    await Promise.all(claimed.map((refund) => refundPayment(deps, refund)));
    if (claimed.length === AT_ONCE) worker.nudge();
  };
  const worker = every({ lease: null, ms: LOOK_MS, clock, work: refundDue, onError });
  return worker;
}

async function refundPayment(
  { writer, gateway, clock, onRefusal }: RefundRunnerDeps,
  refund: ClaimedRefund,
): Promise<void> {
  const { sessionId, reason, orderId, attempts } = refund;
  // The key names the session alone: a payment is refunded once, so every attempt uses the same key.
  const key = `refund-${sessionId}`;
  const answer = await gateway.refund({ key, sessionId, reason, metadata: { order: orderId } });
  const at = clock.now();
  if (!answer.ok) onRefusal(refund, answer.detail);
  const outcome: RefundAttempt['outcome'] =
    answer.ok && answer.value.status === 'done'
      ? { kind: 'done', refundId: answer.value.refundId }
      : { kind: 'postponed', nextTryAt: at + retryDelay(attempts - 1) };
  await writer.submit('noteRefund', { gateway: gateway.id, sessionId, attempts, outcome, at });
}

/** The wait (ms) after a failed attempt: 30 s, doubled for every earlier attempt, up to an hour. */
function retryDelay(earlier: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(earlier, 20), LONGEST_RETRY_MS);
}
