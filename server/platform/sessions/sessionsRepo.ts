import type { Kysely } from 'kysely';
import { SESSION_IDLE_MS } from '../../../domain/delays.ts';
import type { SessionsTable } from '../database/accountSchema.ts';
import type { Schema } from '../database/schema.ts';

/** A signed-in user and the session in use. */
export type SignedIn = { userId: string; sessionId: string; lastUsedAt: number };

const usedSince = (now: number) => now - SESSION_IDLE_MS;

/**
 * The session of a token, if it is valid at `now` (UTC ms) and its candidate is not suspended. Never cached:
 * an ended session is dead at the next request.
 */
export async function findSession(
  db: Kysely<Schema>,
  token_hash: string,
  now: number,
): Promise<SignedIn | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', usedSince(now))
    .where('accounts.suspended_at', 'is', null)
    .where('users.role', '=', 'candidate')
    .select(['sessions.user_id as userId', 'sessions.id as sessionId', 'sessions.last_used_at as lastUsedAt'])
    .executeTakeFirst();
}

/** The valid sessions of a user at `now`, the most recently used first. */
export function listSessions(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<Omit<SessionsTable, 'token_hash' | 'user_id'>[]> {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince(now))
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}
