import type { Transaction } from 'kysely';
import { FIRST_LINK_MS } from '../../domain/delays.ts';
import { issueLink } from '../../server/accounts/links/linksRepo.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import type { WriteContext } from '../../server/platform/writer/write.ts';
import type { DemoAccount } from './demoAccounts.ts';

/** The first civil id of the first season's accounts. Those of each later season are STEP higher. */
const FIRST_CIVIL_ID = 61_203_401;
const STEP = 100;

/**
 * Stores verified accounts without passwords, and queues for each a message with the link to set one.
 * @param at UTC ms
 */
export async function layAccounts(
  tx: Transaction<Schema>,
  accounts: readonly DemoAccount[],
  at: number,
  context: WriteContext,
): Promise<void> {
  const season = await freeSeason(tx);
  for (const [index, { user_id, name, phone, birth_date, language }] of accounts.entries()) {
    const ending = season === 0 ? '' : `-${season + 1}`;
    await tx
      .insertInto('accounts')
      .values({
        user_id,
        civil_id: String(FIRST_CIVIL_ID + season * STEP + index),
        email: `${name}${ending}@sawt.example`,
        phone,
        address: null,
        birth_date,
        password: null,
        created_at: at,
        suspended_at: null,
        verified_at: at,
        email_verified_at: at,
        phone_verified_at: at,
      })
      .execute();
    const link = {
      id: newId(),
      user_id,
      purpose: 'first',
      created_at: at,
      expires_at: at + FIRST_LINK_MS,
    } as const;
    await issueLink(tx, [{ ...link, language, network: null }], context);
  }
}

/** How many earlier seasons have accounts, by the civil ids that are used. */
async function freeSeason(tx: Transaction<Schema>): Promise<number> {
  for (let season = 0; ; season += 1) {
    const taken = await tx
      .selectFrom('accounts')
      .where('civil_id', '=', String(FIRST_CIVIL_ID + season * STEP))
      .select('user_id')
      .executeTakeFirst();
    if (!taken) return season;
  }
}
