import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Writer } from '../../platform/writer/openWriter.ts';
import type { SmsResult } from '../receiveSms.ts';
import type { ReceivedSms } from '../smsMessagesRepo.ts';
import type { SmsWriter, smsWrites } from '../writes.ts';
import type { Drained } from './waitingSms.ts';
import { isWaiting } from './inboxRepo.ts';

/** Waiting writes of the node above which messages are accepted before they are counted: two batches. */
export const COUNTED_AT_ONCE = 400;
/** How many messages one write takes out of the inbox. */
export const DRAINED_AT_ONCE = 500;
/**
 * How often (ms) the inbox is looked at for messages that another node left; and drained after a failure, or while more messages
 * arrive than a drain takes: then accepting comes first.
 */
const LOOK_MS = 1_000;

type InboxDeps = {
  database: Kysely<Schema>;
  writer: SmsWriter & Pick<Writer<typeof smsWrites>, 'queueDepth' | 'divert'>;
  /** Takes messages into the inbox, also while the other writer has more work than it can do. */
  inboxWriter: SmsWriter;
  clock: Pick<Clock, 'monotonic'>;
  /** Called with each drain. */
  onDrained: (drained: Drained) => void;
  onError: (error: unknown) => void;
};

/**
 * Decides whether a message is counted before it is answered, or accepted now and counted later (decision D255). The inbox of a node
 * opens when too many writes wait, and closes when it is empty again.
 */
export class SmsInbox {
  readonly #deps: InboxDeps;
  readonly #drain: PeriodicWorker;
  #isOpen = false;
  #accepted = 0;
  /** When the inbox may be drained again (monotonic ms). */
  #drainsFrom = -Infinity;
  #isClosing = false;

  constructor(deps: InboxDeps) {
    this.#deps = deps;
    const { clock, onError } = deps;
    this.#drain = every({ lease: null, ms: LOOK_MS, clock, work: () => this.#drainAll(), onError });
  }

  /** @throws WriteError as a rejection when the message is not, or may not be, on disk */
  receive(sms: ReceivedSms): Promise<SmsResult> {
    const { writer } = this.#deps;
    if (!this.#isOpen && writer.queueDepth() > COUNTED_AT_ONCE) this.#open();
    return this.#isOpen ? this.#accept(sms) : writer.submit('receiveSms', sms);
  }

  /** Messages that still wait for a batch are accepted too, or they would wait longest for an answer. */
  #open(): void {
    this.#isOpen = true;
    this.#deps.writer.divert('receiveSms', (sms) => this.#accept(sms));
  }

  #accept(sms: ReceivedSms): Promise<SmsResult> {
    this.#accepted += 1;
    return this.#deps.inboxWriter.submit('acceptSms', sms);
  }

  /** Drains the inbox if that is due; called often. */
  tick(): void {
    if (this.#isOpen && this.#deps.clock.monotonic() >= this.#drainsFrom) this.#drain.nudge();
    if (!this.#isClosing) this.#drain.tick();
  }

  /** Resolves when no drain is in progress. */
  rest(): Promise<void> {
    return this.#drain.rest();
  }

  /** Ends the drain after its present batch: the next start goes on, or another node. */
  close(): Promise<void> {
    this.#isClosing = true;
    return this.rest();
  }

  async #drainAll(): Promise<void> {
    const { database, writer, clock, onDrained } = this.#deps;
    if (!this.#isOpen && !(await isWaiting(database))) return;
    while (!this.#isClosing) {
      const before = this.#accepted;
      this.#drainsFrom = clock.monotonic() + LOOK_MS;
      const drained = await writer.submit('drainInbox', DRAINED_AT_ONCE);
      onDrained(drained);
      const { taken } = drained;
      this.#isOpen &&= taken > 0;
      if (taken === 0 || this.#accepted - before >= taken) return;
    }
  }
}
