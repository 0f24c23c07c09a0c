import * as fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { freePort } from '../../../tests/support/servers/freePort.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import { openPostgres } from '../database/openPostgres.ts';
import type { Schema } from '../database/schema.ts';
import type { Charge } from './charge.ts';
import { ownRateLimiter, type RateLimiter } from './rateLimiter.ts';
import { sharedRateLimiter } from './sharedRateLimiter.ts';

let database: TestDatabase;
let clock: ManualClock;
beforeAll(async () => {
  database = await openPostgresDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = manualClock(1_780_000_000_000);
  await database.db.deleteFrom('request_limits').execute();
});

const onDatabase = (db: Kysely<Schema>): RateLimiter =>
  sharedRateLimiter({ database: db, clock, pepper: Buffer.alloc(32, 1) });
const node = () => onDatabase(database.db);

/** A charge of one of few keys, each with a rate of its own. */
const rates = [
  { burst: 1, perMinute: 60 },
  { burst: 3, perMinute: 7 },
  { burst: 5, perMinute: 600 },
  { burst: 2, perMinute: 1 / 12 },
] as const;
const chargeOf = (key: number): Charge => ({ limit: 'order.network', key: `key ${key}`, rate: rates[key]! });
const someCharges = fc.subarray([0, 1, 2, 3], { minLength: 1 }).map((keys) => keys.map(chargeOf));
const somePause = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 }));
const step = <Act extends string>(...acts: Act[]) =>
  fc.record({ act: fc.constantFrom(...acts), charges: someCharges, pause: somePause, at: fc.nat(1) });

type Step = { act: 'take' | 'wait' | 'giveBack'; charges: Charge[]; pause: number; at: number };

/** The answers of some nodes to the steps, and those of the memory of one process. */
async function answersTo(steps: readonly Step[], nodes: readonly RateLimiter[]) {
  await database.db.deleteFrom('request_limits').execute();
  const own = ownRateLimiter(clock);
  const answers: { shared: (number | void)[]; own: (number | void)[] } = { shared: [], own: [] };
  for (const { act, charges, pause, at } of steps) {
    clock.advance(pause);
    answers.shared.push(await nodes[at % nodes.length]![act](charges));
    answers.own.push(await own[act](charges));
  }
  return answers;
}

describe('limits shared by nodes', () => {
  it('admit what the memory of one process admits, whichever node is asked', async () => {
    const steps = fc.array(step('take'), { minLength: 10, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const answers = await answersTo(taken, [node(), node()]);
        const admitted = (waits: readonly unknown[]) => waits.map((wait) => wait === undefined);
        expect(admitted(answers.shared)).toEqual(admitted(answers.own));
      }),
      { numRuns: 40 },
    );
  });

  it('judge, wait and return as the memory of one process does', async () => {
    const steps = fc.array(step('take', 'take', 'wait', 'giveBack'), { minLength: 10, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const answers = await answersTo(taken, [node()]);
        expect(answers.shared).toEqual(answers.own);
      }),
      { numRuns: 40 },
    );
  });

  it('admit exactly a burst of concurrent requests that charge the same keys in any order', async () => {
    const nodes = [node(), node(), node()];
    const keys = ['device', 'narrow', 'wide'].map((key): Charge => ({
      limit: 'order.network',
      key,
      rate: { burst: 10, perMinute: 1 },
    }));
    const asked = Array.from({ length: 60 }, (_, time) =>
      nodes[time % 3]!.take(time % 2 === 0 ? keys : keys.toReversed()),
    );
    const waits = await Promise.all(asked);
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
  });

  it('show a second node what the first has spent, once the second has spent something', async () => {
    const [first, second] = [node(), node()];
    const only = [{ ...chargeOf(0), rate: { burst: 3, perMinute: 1 } }];
    for (let time = 0; time < 2; time += 1) await first.take(only);
    expect([await second.take(only), await second.take(only), await first.wait(only)]).toEqual([
      undefined,
      60,
      60,
    ]);
  });

  it('store neither addresses nor names', async () => {
    await node().take([{ ...chargeOf(0), key: '192.0.2.7' }]);
    const rows = await database.db.selectFrom('request_limits').selectAll().execute();
    expect(rows).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/) as string, rests_at: clock.now() * 1_000 + 1_000_000 },
    ]);
  });

  it('are judged by the memory of each node while the database does not answer', async () => {
    const lost = openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
    const limiter = onDatabase(lost);
    const only = [{ ...chargeOf(0), rate: { burst: 2, perMinute: 1 } }];
    expect([await limiter.take(only), await limiter.take(only), await limiter.take(only)]).toEqual([
      undefined,
      undefined,
      60,
    ]);
    await limiter.giveBack(only);
    expect(await limiter.wait(only)).toBeUndefined();
    await lost.destroy();
  });
});
