import type { Kysely } from 'kysely';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { MessageRefused, type MessagePort } from '../../platform/messages/messagePort.ts';
import type { AccountWriter } from '../writes.ts';
import { composeMessage, type ComposeDeps } from './composeMessage.ts';
import type { MessageNote } from './outboxRepo.ts';

/** How often (ms) the outbox is checked without a nudge. */
const LOOK_MS = 2_000;
const BATCH = 20;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;
/** With the backoff between them, about two hours. */
const TRIES = 20;

export type MessageRunnerDeps = Omit<ComposeDeps, 'now'> & {
  database: Kysely<Schema>;
  writer: AccountWriter;
  port: MessagePort;
  clock: Clock;
  metrics: Pick<Metrics, 'count'>;
  /** Called when a message was not sent; gets neither its recipient nor its text. */
  onFailure: (row: Pick<OutboxTable, 'id' | 'kind' | 'channel'>, error: unknown) => void;
};

/** Sends due messages one after the other; failed ones are retried with backoff. */
export class MessageRunner {
  readonly #deps: MessageRunnerDeps;
  /** Sent but not yet recorded: a failing disk must not cause repeated messages. */
  readonly #sent = new Set<string>();
  readonly worker: PeriodicWorker;

  constructor(deps: MessageRunnerDeps) {
    this.#deps = deps;
    const { clock, onFailure } = deps;
    const onError = (error: unknown) => onFailure({ id: '', kind: 'reset_password', channel: 'mail' }, error);
    this.worker = every({ lease: null, ms: LOOK_MS, clock, work: () => this.#sendDue(), onError });
  }

  async #sendDue(): Promise<void> {
    const rows = await this.#deps.database
      .selectFrom('outbox')
      .where('state', '=', 'due')
      .where('next_try_at', '<=', this.#deps.clock.now())
      .orderBy('next_try_at')
      .limit(BATCH)
      .selectAll()
      .execute();
    for (const row of rows) await this.#send(row);
    if (rows.length === BATCH) this.worker.nudge();
  }

  async #send(row: OutboxTable): Promise<void> {
    const { writer, clock, metrics } = this.#deps;
    const note = this.#sent.has(row.id)
      ? ({ id: row.id, outcome: 'sent', at: clock.now() } as const)
      : await this.#attempt(row);
    metrics.count('messages', { channel: row.channel, outcome: note.outcome });
    if (note.outcome === 'sent') this.#sent.add(row.id);
    await writer.submit('noteMessage', note);
    this.#sent.delete(row.id);
  }

  async #attempt(row: OutboxTable): Promise<MessageNote> {
    const { port, clock, onFailure } = this.#deps;
    const { id, attempts } = row;
    try {
      const message = await composeMessage({ ...this.#deps, now: () => clock.now() }, row);
      if (message) await port.send(message);
      return { id, outcome: message ? 'sent' : 'dropped', at: clock.now() };
    } catch (error) {
      onFailure(row, error);
      const isLast = error instanceof MessageRefused || attempts + 1 >= TRIES;
      if (isLast) return { id, outcome: 'dropped', at: clock.now() };
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts);
      return { id, outcome: 'again', nextTryAt: clock.now() + wait };
    }
  }
}
