import type { Kysely } from 'kysely';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import { timeClaim } from '../../platform/leases/claims.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { MessageRefused, type MessagePort } from '../../platform/messages/messagePort.ts';
import type { AccountWriter } from '../writes.ts';
import { hasDueMessage } from './claimMessage.ts';
import { composeMessage, type ComposeDeps } from './composeMessage.ts';
import type { MessageNote } from './outboxRepo.ts';

/** How often (ms) the outbox is checked without a nudge. */
const LOOK_MS = 2_000;
const BATCH = 20;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;
/** The most tries to send a message; with the backoff between them they take about two hours. */
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

/** Sends due messages one after the other; failed ones are retried with backoff. Nodes claim each before sending it. */
export class MessageRunner {
  readonly #deps: MessageRunnerDeps;
  /** Notes of sent messages that are not on disk yet: a failing disk must not cause repeated messages. */
  readonly #unwritten = new Map<string, MessageNote>();
  readonly worker: PeriodicWorker;

  constructor(deps: MessageRunnerDeps) {
    this.#deps = deps;
    const { clock, onFailure } = deps;
    const onError = (error: unknown) => onFailure({ id: '', kind: 'reset_password', channel: 'mail' }, error);
    this.worker = every({ lease: null, ms: LOOK_MS, clock, work: () => this.#sendDue(), onError });
  }

  async #sendDue(): Promise<void> {
    const { database, writer, clock } = this.#deps;
    for (const note of this.#unwritten.values()) await this.#write(note);
    for (let sent = 0; sent < BATCH; sent += 1) {
      const now = clock.now();
      if (!(await hasDueMessage(database, now))) return;
      const isOurs = timeClaim(clock);
      const row = await writer.submit('claimMessage', now);
      if (!row || !isOurs()) return;
      await this.#send(row);
    }
    this.worker.nudge();
  }

  async #send(row: OutboxTable): Promise<void> {
    const note = await this.#attempt(row);
    this.#deps.metrics.count('messages', { channel: row.channel, outcome: note.outcome });
    if (note.outcome === 'sent') this.#unwritten.set(note.id, note);
    await this.#write(note);
  }

  async #write(note: MessageNote): Promise<void> {
    await this.#deps.writer.submit('noteMessage', note);
    this.#unwritten.delete(note.id);
  }

  async #attempt(row: OutboxTable): Promise<MessageNote> {
    const { port, clock, onFailure } = this.#deps;
    const { id, attempts } = row;
    try {
      const message = await composeMessage({ ...this.#deps, now: () => clock.now() }, row);
      if (message) await port.send(message);
      return { id, attempts, outcome: message ? 'sent' : 'dropped', at: clock.now() };
    } catch (error) {
      onFailure(row, error);
      const isLast = error instanceof MessageRefused || attempts >= TRIES;
      if (isLast) return { id, attempts, outcome: 'dropped', at: clock.now() };
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
      return { id, attempts, outcome: 'again', nextTryAt: clock.now() + wait };
    }
  }
}
