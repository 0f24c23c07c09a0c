import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { BudgetDeps } from '../platform/limits/budget.ts';
import type { HashQueue } from '../platform/passwords/hashQueue.ts';
import type { PasswordHasher } from '../platform/passwords/passwordHasher.ts';
import type { AccountWriter } from './writes.ts';

/** What all code of accounts gets from the server. */
export type AccountDeps = BudgetDeps & {
  database: Kysely<Schema>;
  writer: AccountWriter;
  clock: Clock;
  keys: Pick<Keys, 'pepper' | 'device'>;
  hashes: HashQueue;
  hasher: PasswordHasher;
  /** Whether the site runs on https, so that its cookies must too. */
  isSecure: boolean;
};
