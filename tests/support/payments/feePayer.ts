import type { Kysely } from 'kysely';
import { newId } from '../../../server/platform/ids.ts';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newToken, tokenHash } from '../../../server/platform/sessions/sessionToken.ts';
import { layAccount } from '../accounts/accountFixture.ts';

export type FeePayer = { token: string; userId: string; entryId: string };

const DAY_MS = 86_400_000;

/** Stores a candidate who is logged in, with an entry in the season that owes a fee of OMR 5 for a day. */
export async function layFeePayer(
  db: Kysely<Schema>,
  now: number,
  { token = newToken(), entryId = newId() }: Partial<Pick<FeePayer, 'token' | 'entryId'>> = {},
): Promise<FeePayer> {
  const { user_id: userId } = await layAccount(db);
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      id: newId(),
      user_id: userId,
      browser: 'Firefox',
      system: 'Linux',
      created_at: now,
      last_used_at: now,
      expires_at: now + DAY_MS,
    })
    .execute();
  const competition = await db
    .selectFrom('competitions')
    .where('slug', '=', 'player-of-the-season')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('entries')
    .values({
      id: entryId,
      user_id: userId,
      competition_id: competition.id,
      status: 'pending',
      sms_code: null,
      live_media_id: null,
      pending_media_id: null,
      pending_status: null,
      created_at: now,
      changed_at: now,
      signup_key_hash: null,
      fee_baisa: 5_000,
    })
    .execute();
  return { token, userId, entryId };
}
