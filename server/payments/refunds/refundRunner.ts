import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Writer } from '../../platform/writer/openWriter.ts';
import type { PaymentGateway } from '../gateways/gateway.ts';
import type { RefundAttempt } from './noteRefund.ts';
import { readDueRefunds, type DueRefund } from './refundTasksRepo.ts';

const LOOK_MS = 5_000;
const AT_ONCE = 8;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;

export type RefundRunnerDeps = {
  database: Kysely<Schema>;
  writer: Pick<Writer, 'submit'>;
  gateway: Pick<PaymentGateway, 'id' | 'refund'>;
  clock: Clock;
  /** Told each time that the gateway does not give a payment back. */
  onRefusal: (refund: DueRefund, detail: string) => void;
  onError: (error: unknown) => void;
};

/** Gives payments back that must go back, again and again until the gateway says that it is done. */
export class RefundRunner {
  readonly #deps: RefundRunnerDeps;
  #lookedAt = -Infinity;
  #running: Promise<void> | undefined;

  constructor(deps: RefundRunnerDeps) {
    this.#deps = deps;
  }

  /** Something became due: looks at the next tick. */
  nudge(): void {
    this.#lookedAt = -Infinity;
  }

  /** Called often. */
  tick(): void {
    const now = this.#deps.clock.monotonic();
    if (this.#running || now - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = now;
    this.#running = this.#work()
      .catch((error: unknown) => this.#deps.onError(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async rest(): Promise<void> {
    await this.#running;
  }

  async #work(): Promise<void> {
    const { database, gateway, clock } = this.#deps;
    const due = await readDueRefunds(database, gateway.id, clock.now(), AT_ONCE);
    await Promise.all(due.map((refund) => this.#giveBack(refund)));
    if (due.length === AT_ONCE) this.nudge();
  }

  async #giveBack(refund: DueRefund): Promise<void> {
    const { writer, gateway, clock, onRefusal } = this.#deps;
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
}

/** 30 s, doubled with every attempt, at most an hour (ms). */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts, 20), LONGEST_RETRY_MS);
}
