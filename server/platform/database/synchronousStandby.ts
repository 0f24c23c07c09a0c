import { sql, type Kysely } from 'kysely';
import { openPostgres } from './openPostgres.ts';
import type { Schema } from './schema.ts';

/** Values of synchronous_commit with which a commit is on a standby's disk before it is answered. */
const SAFE_COMMITS = ['on', 'remote_apply'];

/**
 * Why the settings let PostgreSQL lose acknowledged writes with its primary, in words; undefined when they do
 * not.
 */
export async function lackOfStandby(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ commit: string; standbys: string }>`
    SELECT current_setting('synchronous_commit') AS commit,
      current_setting('synchronous_standby_names') AS standbys`.execute(db);
  const { commit = '', standbys = '' } = rows[0] ?? {};
  if (standbys.trim() === '') return 'PostgreSQL has no synchronous standby: set synchronous_standby_names.';
  if (SAFE_COMMITS.includes(commit)) return undefined;
  return `PostgreSQL has synchronous_commit ${commit}: it must be ${SAFE_COMMITS.join(' or ')}.`;
}

/** @throws Error in words when the settings let PostgreSQL lose acknowledged writes with its primary */
export async function refuseWithoutStandby(url: string): Promise<void> {
  const db = openPostgres(url);
  const lack = await lackOfStandby(db).finally(() => db.destroy());
  if (lack) throw new Error(`PG_SYNCHRONOUS is required, but ${lack}`);
}
