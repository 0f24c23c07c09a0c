import { sql, type Kysely } from 'kysely';
import { canonicalCivilId } from '../../../../domain/person/civilId.ts';
import { canonicalEmail } from '../../../../domain/person/email.ts';

type Account = { user_id: string; civil_id: string; email: string | null };
type Order = { id: string; civil_id: string };

const PAGE = 500;

/**
 * Rewrites stored civil ids without hyphens, and e-mail addresses in composed letters. Where two verified
 * accounts would then share one, the second keeps its spelling: an operator decides which account stays.
 */
export async function canonicalCivilIds(db: Kysely<never>): Promise<void> {
  for await (const account of accountsOf(db)) await rewriteAccount(db, account);
  for await (const { id, civil_id } of ordersOf(db)) {
    const canonical = canonicalCivilId(civil_id);
    if (canonical !== civil_id)
      await sql`update vote_orders set civil_id = ${canonical} where id = ${id}`.execute(db);
  }
}

async function rewriteAccount(db: Kysely<never>, { user_id, civil_id, email }: Account): Promise<void> {
  const number = canonicalCivilId(civil_id);
  if (number !== civil_id)
    await sql`
      update accounts set civil_id = ${number}
      where user_id = ${user_id} and (verified_at is null or not exists (
        select 1 from accounts as other
        where other.civil_id = ${number} and other.verified_at is not null))`.execute(db);
  const address = email === null ? null : canonicalEmail(email);
  if (address !== email)
    await sql`
      update accounts set email = ${address}
      where user_id = ${user_id} and (email_verified_at is null or not exists (
        select 1 from accounts as other
        where lower(other.email) = lower(${address}) and other.email_verified_at is not null))`.execute(db);
}

/** Reads the accounts: verified ones first, in the order of verification. */
async function* accountsOf(db: Kysely<never>): AsyncGenerator<Account> {
  const { rows } = await sql<Account>`
    select user_id, civil_id, email from accounts
    order by verified_at is null, verified_at, user_id`.execute(db);
  yield* rows;
}

async function* ordersOf(db: Kysely<never>): AsyncGenerator<Order> {
  for (let after = ''; ;) {
    const { rows } = await sql<Order>`
      select id, civil_id from vote_orders
      where id > ${after} and civil_id is not null
      order by id limit ${PAGE}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
