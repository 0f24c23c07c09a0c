import { goodHash, type LaidAccount } from './accountFixture.ts';
import type { AccountWorld } from './accountWorld.ts';

export type NamedContestant = { account: LaidAccount; entryId: string; code: string };

/** Gives the contestant with code 301 an account with `goodPassword`; keeps the account if there is one. */
export async function layContestantAccount(world: AccountWorld): Promise<NamedContestant> {
  const { user_id, id, sms_code } = await world.server.store.database
    .selectFrom('entries')
    .where('sms_code', '=', '301')
    .select(['user_id', 'id', 'sms_code'])
    .executeTakeFirstOrThrow();
  const password = await goodHash();
  const owned = await world.beside((db) =>
    db
      .updateTable('accounts')
      .set({ password })
      .where('user_id', '=', user_id)
      .returningAll()
      .executeTakeFirst(),
  );
  const account = owned ? { ...owned, full_name: '' } : await world.lay({ user_id });
  return { account, entryId: id, code: sms_code ?? '' };
}
