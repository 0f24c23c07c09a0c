import type { Fence } from '../leases/lease.ts';
import type { Executor, Run, Settled } from './executor.ts';
import { StorageFailure } from './storageFailure.ts';
import { WriteError } from './writeError.ts';

export type BatcherOptions = {
  /** A batch is sent when `batchSize` inputs wait, or `windowMs` after the one before was sent. */
  batchSize: number;
  windowMs: number;
  /** How many inputs may wait; a further one is refused as busy. */
  queueLimit: number;
  /** How long (ms) a caller waits before its write is refused as unavailable. */
  patienceMs: number;
  /** The same until the first answer: the thread that writes may still be starting, and nobody is being served yet. */
  firstPatienceMs: number;
  /** Called once when the database must not be used again; ends the process in production. */
  onFatal: (failure: StorageFailure) => void;
};

/**
 * The figures of group commit (decision D116): every 5 ms or 200 inputs, at most 1,000 waiting, and 8 s of
 * patience, a minute at the start.
 */
export const batcherDefaults = {
  batchSize: 200,
  windowMs: 5,
  queueLimit: 1_000,
  patienceMs: 8_000,
  firstPatienceMs: 60_000,
};

/** The longest worthwhile wait for more inputs, as a share of the last batch's time. */
const WORTH_WAITING = 0.25;

type Pending = {
  name: string;
  input: unknown;
  fence: Fence | undefined;
  since: number;
  resolve: (output: unknown) => void;
  reject: (error: WriteError) => void;
};

/** Gathers writes into batches. While one batch is being committed, the next one fills. */
export class Batcher {
  readonly #executor: Executor;
  readonly #options: BatcherOptions;
  #queue: Pending[] = [];
  #flight: Pending[] = [];
  #window: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #idle: PromiseWithResolvers<void> | undefined;
  #refusal: WriteError | undefined;
  #hasAnswered = false;
  /** The time at which the next batch is sent, however small it is. */
  #due = -Infinity;

  constructor(executor: Executor, options: BatcherOptions) {
    this.#executor = executor;
    this.#options = options;
  }

  /** Submits an input; resolves only after the commit is on disk. @throws WriteError as a rejection */
  submit(name: string, input: unknown, fence?: Fence): Promise<unknown> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    if (this.isFull()) {
      return Promise.reject(new WriteError('busy', 'Too many writes are waiting.'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#queue.push({ name, input, fence, since: performance.now(), resolve, reject });
    this.#watch ??= setInterval(() => this.#expire(), Math.ceil(this.#options.patienceMs / 8)).unref();
    this.#schedule();
    return promise;
  }

  /** See `divert` of `Writer`. */
  divert(name: string, instead: (input: unknown) => Promise<unknown>): void {
    const { diverted = [], left = [] } = Object.groupBy(this.#queue, (pending) =>
      pending.name === name ? 'diverted' : 'left',
    );
    this.#queue = left;
    for (const { input, resolve, reject } of diverted) instead(input).then(resolve, reject);
    if (this.depth() === 0) this.#rest();
  }

  /** How many inputs have no answer yet. */
  depth(): number {
    return this.#queue.length + this.#flight.length;
  }

  /** Whether a further input would be refused as busy. */
  isFull(): boolean {
    return this.#queue.length >= this.#options.queueLimit;
  }

  /** Refuses new inputs, waits until all submitted ones have an answer, then closes the executor. */
  async close(): Promise<void> {
    this.#refusal ??= new WriteError('unavailable', 'The writer is closed.');
    if (this.depth() > 0) await (this.#idle ??= Promise.withResolvers<void>()).promise;
    clearInterval(this.#watch);
    await this.#executor.close();
  }

  #schedule(): void {
    if (this.#flight.length > 0 || this.#queue.length === 0) return;
    if (this.#queue.length >= this.#options.batchSize) void this.#flush();
    // A timer also if the batch is due: writes of the same moment then share it.
    else this.#window ??= setTimeout(() => void this.#flush(), Math.max(0, this.#due - performance.now()));
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#window);
    this.#window = undefined;
    if (this.#flight.length > 0 || this.#queue.length === 0) return;
    const batch = this.#takeBatch();
    this.#flight = batch;
    const sent = performance.now();
    try {
      settle(batch, await this.#executor.execute(runsOf(batch)));
      this.#hasAnswered = true;
    } catch (error) {
      this.#fail(batch, error);
    }
    this.#flight = [];
    this.#due = this.#dueAfter(sent);
    this.#schedule();
    if (this.depth() === 0) this.#rest();
  }

  /** Takes the oldest inputs that may share a batch. */
  #takeBatch(): Pending[] {
    const { batchSize } = this.#options;
    const isAlone = this.#executor.isAlone?.bind(this.#executor);
    if (!isAlone) return this.#queue.splice(0, batchSize);
    const groupOf = ({ name, fence }: Pending) => (!fence && isAlone(name) ? name : undefined);
    const [oldest] = this.#queue;
    const group = oldest && groupOf(oldest);
    const batch = this.#queue.filter((pending) => groupOf(pending) === group).slice(0, batchSize);
    const taken = new Set(batch);
    this.#queue = this.#queue.filter((pending) => !taken.has(pending));
    return batch;
  }

  /**
   * Callers often write again right after their answer. On a slow disk, a short wait gathers these writes
   * into one batch instead of two, each equally slow.
   */
  #dueAfter(sent: number): number {
    const { windowMs } = this.#options;
    const now = performance.now();
    return Math.max(sent + windowMs, now + Math.min(windowMs, (now - sent) * WORTH_WAITING));
  }

  #rest(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#idle?.resolve();
  }

  #fail(batch: readonly Pending[], cause: unknown): void {
    const refusal = new WriteError('unavailable', 'The database did not take the write.', { cause });
    for (const pending of batch) pending.reject(refusal);
    if (!(cause instanceof StorageFailure) || !cause.fatal || this.#refusal) return;
    this.#refusal = refusal;
    for (const pending of this.#queue.splice(0)) pending.reject(refusal);
    this.#options.onFatal(cause);
  }

  /** Rejects writes that waited too long: a hanging database must not make callers hang. */
  #expire(): void {
    const { patienceMs, firstPatienceMs } = this.#options;
    const deadline = performance.now() - (this.#hasAnswered ? patienceMs : firstPatienceMs);
    const late = new WriteError('unavailable', 'The database did not answer in time.');
    for (const pending of this.#flight) if (pending.since < deadline) pending.reject(late);
    while (this.#queue[0] && this.#queue[0].since < deadline) this.#queue.shift()?.reject(late);
  }
}

function runsOf(batch: readonly Pending[]): Run[] {
  const runs: Run[] = [];
  for (const { name, input, fence } of batch) {
    const last = runs.at(-1);
    if (last?.name === name && last.fence === fence) last.inputs.push(input);
    else runs.push({ name, inputs: [input], ...(fence && { fence }) });
  }
  return runs;
}

function settle(batch: readonly Pending[], settled: Settled[][]): void {
  const flat = settled.flat();
  batch.forEach((pending, index) => {
    const outcome = flat[index];
    if (outcome && 'output' in outcome) pending.resolve(outcome.output);
    else pending.reject(new WriteError('failed', outcome?.error ?? 'The write was not answered.'));
  });
}
