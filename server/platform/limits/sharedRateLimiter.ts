import { createHmac } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Schema } from '../database/schema.ts';
import { inTime } from '../inTime.ts';
import type { Charge } from './charge.ts';
import { intervalOf, toleranceOf } from './rate.ts';
import type { RateLimiter } from './rateLimiter.ts';
import { RateMemory } from './rateMemory.ts';

/** The longest wait (ms) for the database; after it, the node's own memory judges. */
const PATIENCE_MS = 1_000;
/** How long (ms) after a failure the database is not asked. */
const PAUSE_MS = 1_000;

export type SharedRateLimiterDeps = {
  database: Kysely<Schema>;
  /** The database's time, as this node knows it. */
  clock: Clock;
  /** Makes pseudonyms of keys, so that no address is stored. */
  pepper: Uint8Array;
};

type Spent = { key: string; rests_at: number };

/**
 * The limits of all nodes on one PostgreSQL (decision D157). Remembers the database's last answer for each
 * key: what that already refuses is not asked again, so a flood costs no queries. Judges by that memory alone
 * while the database does not answer.
 */
export function sharedRateLimiter({ database, clock, pepper }: SharedRateLimiterDeps): RateLimiter {
  const memory = new RateMemory();
  const now = () => clock.now() * 1_000;
  let pausedUntil = -Infinity;

  const ask = async <Row>(query: RawBuilder<Row>): Promise<readonly Row[] | undefined> => {
    if (clock.monotonic() < pausedUntil) return undefined;
    try {
      return (await inTime(query.execute(database), PATIENCE_MS)).rows;
    } catch {
      pausedUntil = clock.monotonic() + PAUSE_MS;
      return undefined;
    }
  };
  const keysOf = (charges: readonly Charge[]) => charges.map((charge) => pseudonymOf(pepper, charge));
  const learn = (
    charges: readonly Charge[],
    keys: readonly string[],
    spent: readonly Spent[],
    at: number,
  ) => {
    const found = new Map(spent.map(({ key, rests_at }) => [key, rests_at]));
    for (const [index, charge] of charges.entries()) memory.set(charge, found.get(keys[index]!) ?? 0, at);
  };

  return {
    wait: async (charges) => {
      const at = now();
      const isCharged = charges.some((charge) => memory.isCharged(charge, at));
      const known = memory.wait(charges, at);
      if (!isCharged || known !== undefined) return known;
      const keys = keysOf(charges);
      const spent = await ask(
        sql<Spent>`SELECT key, rests_at FROM request_limits WHERE key = ANY(${keys}::text[])`,
      );
      if (spent) learn(charges, keys, spent, at);
      return memory.wait(charges, at);
    },
    take: async (charges) => {
      const at = now();
      const known = memory.wait(charges, at);
      if (known !== undefined) return known;
      const keys = keysOf(charges);
      const intervals = charges.map(({ rate }) => intervalOf(rate));
      const tolerances = charges.map(({ rate }) => toleranceOf(rate));
      const spent = await ask(
        sql<Spent & { admitted: boolean }>`SELECT * FROM take_request(
          ${keys}::text[], ${intervals}::bigint[], ${tolerances}::bigint[], ${at}::bigint)`,
      );
      if (!spent) return memory.take(charges, at);
      learn(charges, keys, spent, at);
      return spent.every(({ admitted }) => admitted) ? undefined : memory.wait(charges, at);
    },
    giveBack: async (charges) => {
      memory.giveBack(charges);
      const intervals = charges.map(({ rate }) => intervalOf(rate));
      await ask(sql`SELECT give_back_request(${keysOf(charges)}::text[], ${intervals}::bigint[])`);
    },
  };
}

const pseudonymOf = (pepper: Uint8Array, { limit, key }: Charge) =>
  createHmac('sha256', pepper)
    .update(JSON.stringify(['limit', limit, key]))
    .digest('base64url');
