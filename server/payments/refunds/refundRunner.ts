import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { PaymentWriter } from '../writes.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import { type RefundAttempt, readDueRefunds, type DueRefund } from './refundTasksRepo.ts';

const LOOK_MS = 5_000;
const AT_ONCE = 8;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;

type RefundRunnerDeps = {
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: Pick<PaymentGateway, 'id' | 'refund'>;
  clock: Clock;
  /** Called each time the gateway does not refund a payment. */
  onRefusal: (refund: DueRefund, detail: string) => void;
  onError: (error: unknown) => void;
};

/** Retries due refunds until the gateway confirms each. */
export function refundRunner(deps: RefundRunnerDeps): PeriodicWorker {
  const { database, gateway, clock, onError } = deps;
  const refundDue = async () => {
    const due = await readDueRefunds(database, gateway.id, clock.now(), AT_ONCE);
    await Promise.all(due.map((refund) => refundDuePayment(deps, refund)));
    if (due.length === AT_ONCE) worker.nudge();
  };
  const worker = every({ lease: null, ms: LOOK_MS, clock, work: refundDue, onError });
  return worker;
}

async function refundDuePayment(
  { writer, gateway, clock, onRefusal }: RefundRunnerDeps,
  refund: DueRefund,
): Promise<void> {
  const { sessionId, reason, orderId } = refund;
  const answer = await gateway.refund({ sessionId, reason, metadata: { order: orderId } });
  const at = clock.now();
  if (!answer.ok) onRefusal(refund, answer.detail);
  const outcome: RefundAttempt['outcome'] =
    answer.ok && answer.value.status === 'done'
      ? { kind: 'done', refundId: answer.value.refundId }
      : { kind: 'postponed', nextTryAt: at + retryDelay(refund.attempts) };
  await writer.submit('noteRefund', { gateway: gateway.id, sessionId, outcome, at });
}

/** 30 s, doubled with every attempt, at most an hour (ms). */
function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts, 20), LONGEST_RETRY_MS);
}
