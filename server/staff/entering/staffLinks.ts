import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import type { StaffLink } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import { linkHash } from '../../platform/linkTokens.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * The token of an invitation or a reset. It is computed from the id, so that an e-mail can carry the link although the
 * database holds only its hash: to forge one takes the key.
 */
export const tokenOfLink = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(`staff-invitation:${id}`).digest('base64url');

/** A new invitation or reset: its id, the token that follows `#` in its address, and the hash that we store. */
export function newMailedLink(key: Uint8Array): { id: string; token: string; token_hash: string } {
  const id = newId();
  const token = tokenOfLink(key, id);
  return { id, token, token_hash: linkHash(token) };
}

/** The address of a link. Browsers send what follows `#` to no server, so no log has the token. */
export const linkAddress = (adminOrigin: string, kind: StaffLink['kind'] | 'reset', token: string): string =>
  `${adminOrigin}${staffPaths[kind]}#${token}`;

/** Why a link opens nothing; an ended one was withdrawn or replaced. */
export type DeadLink = 'link_unknown' | 'link_used' | 'link_replaced' | 'link_expired';

/** The link of a token, or why it is dead at `now` (UTC ms). */
export async function findLink(
  db: Kysely<Schema>,
  kind: StaffLink['kind'],
  token: string,
  now: number,
): Promise<StaffLink | DeadLink> {
  const link = await db
    .selectFrom('staff_links')
    .where('token_hash', '=', linkHash(token))
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst();
  return link ? (whyDead(link, now) ?? link) : 'link_unknown';
}

/** Why a link is dead at `now` (UTC ms); undefined while it is open. */
export function whyDead(
  { used_at, ended_at, expires_at }: Pick<StaffLink, 'used_at' | 'ended_at' | 'expires_at'>,
  now: number,
): DeadLink | undefined {
  if (used_at !== null) return 'link_used';
  if (ended_at !== null) return 'link_replaced';
  return expires_at > now ? undefined : 'link_expired';
}
