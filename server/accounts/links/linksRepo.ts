import type { Kysely } from 'kysely';
import type { PasswordLinksTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type LinkState = 'open' | 'expired' | 'used' | 'replaced';

export function findLink(db: Kysely<Schema>, id: string): Promise<PasswordLinksTable | undefined> {
  return db.selectFrom('password_links').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The state of a link at `now` (UTC ms). */
export function linkState({ used_at, replaced_at, expires_at }: PasswordLinksTable, now: number): LinkState {
  if (used_at !== null) return 'used';
  if (replaced_at !== null) return 'replaced';
  return now < expires_at ? 'open' : 'expired';
}
