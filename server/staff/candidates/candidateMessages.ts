import { type Kysely, sql } from 'kysely';
import { covers, type Scope } from '../../../domain/staff/rights.ts';
import type { CandidateMessage } from '../../../domain/staff/staffContract.ts';
import { CANDIDATE_MESSAGES } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { scopeIn } from '../sentMessages/storedFilter.ts';

/**
 * The newest messages about these entries: those that the product sent by itself, and those of staff.
 * @param readable the competitions whose messages of staff the caller may read; others have no name here
 */
export async function readMessagesAbout(
  db: Kysely<Schema>,
  entries: readonly string[],
  readable: Scope,
): Promise<CandidateMessage[]> {
  const both = await Promise.all([readAutomatic(db, entries), readOfStaff(db, entries, readable)]);
  return both
    .flat()
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
    .slice(0, CANDIDATE_MESSAGES);
}

async function readAutomatic(db: Kysely<Schema>, entries: readonly string[]): Promise<CandidateMessage[]> {
  const at = sql<number>`coalesce(done_at, created_at)`;
  const rows = await db
    .selectFrom('entry_messages')
    .where('entry_id', 'in', entries)
    .orderBy(at, 'desc')
    .orderBy('id', 'desc')
    .limit(CANDIDATE_MESSAGES)
    .select(['id', 'entry_id as entry', 'kind', 'channel', 'language', 'state', at.as('at')])
    .execute();
  return rows.map((row) => ({ ...row, sent_message: null, why: null }));
}

async function readOfStaff(
  db: Kysely<Schema>,
  entries: readonly string[],
  readable: Scope,
): Promise<CandidateMessage[]> {
  const at = sql<number>`coalesce(done_at, created_at)`;
  const rows = await db
    .selectFrom('message_recipients')
    .innerJoin('sent_messages', 'sent_messages.id', 'message_recipients.message_id')
    .where('entry_id', 'in', entries)
    .orderBy(at, 'desc')
    .orderBy('message_recipients.id', 'desc')
    .limit(CANDIDATE_MESSAGES)
    .select([
      'message_recipients.id',
      'entry_id as entry',
      'kind',
      'channel',
      'language',
      'state',
      'why',
      at.as('at'),
      'message_id',
      'name',
      'competition_ids',
    ])
    .execute();
  return rows.map(({ message_id: id, name, competition_ids, ...row }) => ({
    ...row,
    sent_message: covers(readable, scopeIn({ competition_ids })) ? { id, name } : null,
  }));
}
