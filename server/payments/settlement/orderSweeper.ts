import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Writer } from '../../platform/writer/openWriter.ts';

const LOOK_MS = 5_000;

export type SweeperDeps = {
  database: Kysely<Schema>;
  writer: Pick<Writer, 'submit'>;
  clock: Clock;
  onError: (error: unknown) => void;
};

/** Lets orders expire whose time is over; writes only when there is one, or a key to forget. */
export class OrderSweeper {
  readonly #deps: SweeperDeps;
  #lookedAt = -Infinity;
  #running: Promise<void> | undefined;

  constructor(deps: SweeperDeps) {
    this.#deps = deps;
  }

  /** Called often. */
  tick(): void {
    const now = this.#deps.clock.monotonic();
    if (this.#running || now - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = now;
    this.#running = this.#sweep()
      .catch((error: unknown) => this.#deps.onError(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async rest(): Promise<void> {
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { database, writer, clock } = this.#deps;
    const now = clock.now();
    const [order, key] = await Promise.all([
      database
        .selectFrom('vote_orders')
        .where('status', 'in', ['created', 'pending_payment'])
        .where('expires_at', '<=', now)
        .select('id')
        .limit(1)
        .executeTakeFirst(),
      database
        .selectFrom('idempotency')
        .where('keep_until', '<', now)
        .select('key')
        .limit(1)
        .executeTakeFirst(),
    ]);
    if (order || key) await writer.submit('expireOrders', now);
  }
}
