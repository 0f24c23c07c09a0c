import type { Clock } from '../clock.ts';
import type { EventLog } from '../eventLog.ts';
import { every, type PeriodicWorker } from '../every.ts';
import { timeClaim } from '../leases/claims.ts';
import type { Metrics } from '../metrics.ts';
import { MessageRefused, type MessagePort, type OutgoingMessage } from './messagePort.ts';
import type { MessageNote } from './messageQueue.ts';
import type { DropReason, QueuedMessage } from './queuedMessage.ts';

/** How often (ms) a queue is checked without a nudge. */
const LOOK_MS = 2_000;
const BATCH = 20;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 600_000;
/** The most tries to send a message; with the backoff between them they take about two hours. */
const TRIES = 20;

type Claimed = Pick<QueuedMessage, 'id' | 'attempts'>;

/** A queue of messages. Instants in UTC ms. */
export type MessageQueue<Row extends Claimed> = {
  hasDue: (now: number) => Promise<boolean>;
  claim: (now: number) => Promise<Row | null>;
  note: (note: MessageNote) => Promise<unknown>;
  /** The message of a row. Where there is nothing left to send: why, or undefined in a queue that does not keep it. */
  compose: (row: Row) => Promise<OutgoingMessage | DropReason | undefined>;
  /** What the log and the metrics say of a row. */
  about: (row: Row) => { kind: string; channel: 'mail' | 'sms' };
};

export type MessageRunnerDeps<Row extends Claimed> = {
  queue: MessageQueue<Row>;
  port: MessagePort;
  clock: Clock;
  metrics: Pick<Metrics, 'count'>;
  log: Pick<EventLog, 'warn'>;
};

/** Sends due messages one after the other; failed ones are retried with backoff. Nodes claim each before sending it. */
export class MessageRunner<Row extends Claimed> {
  readonly #deps: MessageRunnerDeps<Row>;
  /** Notes of sent messages that are not on disk yet: a failing disk must not cause repeated messages. */
  readonly #unwritten = new Map<string, MessageNote>();
  readonly worker: PeriodicWorker;

  constructor(deps: MessageRunnerDeps<Row>) {
    this.#deps = deps;
    const onError = (error: unknown) => this.#logFailure({}, error);
    this.worker = every({
      lease: null,
      ms: LOOK_MS,
      clock: deps.clock,
      work: () => this.#sendDue(),
      onError,
    });
  }

  async #sendDue(): Promise<void> {
    const { queue, clock } = this.#deps;
    for (const note of this.#unwritten.values()) await this.#write(note);
    for (let sent = 0; sent < BATCH; sent += 1) {
      const now = clock.now();
      if (!(await queue.hasDue(now))) return;
      const isOurs = timeClaim(clock);
      const row = await queue.claim(now);
      if (!row || !isOurs()) return;
      await this.#send(row);
    }
    this.worker.nudge();
  }

  async #send(row: Row): Promise<void> {
    const { queue, metrics } = this.#deps;
    const note = await this.#attempt(row);
    metrics.count('messages', { channel: queue.about(row).channel, outcome: note.outcome });
    if (note.outcome === 'sent') this.#unwritten.set(note.id, note);
    await this.#write(note);
  }

  async #write(note: MessageNote): Promise<void> {
    await this.#deps.queue.note(note);
    this.#unwritten.delete(note.id);
  }

  async #attempt(row: Row): Promise<MessageNote> {
    const { queue, port, clock } = this.#deps;
    const { id, attempts } = row;
    try {
      const message = await queue.compose(row);
      if (message === undefined || typeof message === 'string')
        return { id, attempts, outcome: 'dropped', at: clock.now(), why: message ?? null };
      await port.send(message);
      return { id, attempts, outcome: 'sent', at: clock.now() };
    } catch (error) {
      this.#logFailure({ message: id, ...queue.about(row) }, error);
      const why = error instanceof MessageRefused ? 'refused' : attempts >= TRIES ? 'unreachable' : undefined;
      if (why) return { id, attempts, outcome: 'dropped', at: clock.now(), why };
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
      return { id, attempts, outcome: 'again', nextTryAt: clock.now() + wait };
    }
  }

  /** Names neither the recipient nor the text. */
  #logFailure(about: Record<string, string>, error: unknown): void {
    const told = { code: 'message_not_sent', ...about, reason: reasonOf(error) };
    this.#deps.log.warn(told, 'message failed');
  }
}

/** The code of an error, never its message: that may repeat an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
