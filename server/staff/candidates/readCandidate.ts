import type { Kysely } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { CandidateEntry, StaffCandidate } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readStandings } from '../entries/listEntries.ts';
import { readMessagesAbout } from './candidateMessages.ts';
import { readDuplicates } from './readDuplicates.ts';
import { readSeen, type SeenEntries } from './seenEntries.ts';
import { readWaitingChanges, readWaitingForAll } from './waitingChanges.ts';

/**
 * What of an organisation a person may see: entries, the messages of staff to whose candidates, and the candidates of which
 * competitions the person may decide about.
 */
export type CandidateSight = SeenEntries & { messages: Scope; decides: Scope };

/** A candidate; undefined for a person without an entry that the scope reaches in the organisation. */
export async function readCandidate(
  db: Kysely<Schema>,
  { organisationId, scope, messages, decides }: CandidateSight,
  id: string,
): Promise<StaffCandidate | undefined> {
  const seen = { organisationId, scope };
  const rows = await readSeen(db, seen, [id]);
  const [named, ...others] = rows;
  if (!named) return undefined;
  const ids = rows.map((row) => row.id);
  const [standingOf, lastRounds, sent, changes, next, duplicates] = await Promise.all([
    readStandings(db, ids),
    readLastRounds(db, ids),
    readMessagesAbout(db, ids, messages),
    readWaitingChanges(db, id),
    readWaitingForAll(db, { organisationId, scope: decides }, id),
    readDuplicates(db, seen, [named, ...others]),
  ]);
  return {
    id,
    full_name: named.full_name,
    full_name_ar: named.full_name_ar,
    full_name_en: named.full_name_en,
    account:
      named.joined_at === null
        ? null
        : {
            joined_at: named.joined_at,
            is_verified: named.verified_at !== null,
            suspended_at: named.suspended_at,
          },
    entries: rows.map((row) => ({
      id: row.id,
      code: row.code,
      competition: { id: row.competition_id, name_ar: row.competition_ar, name_en: row.competition_en },
      event: { id: row.event_id, name_ar: row.event_ar, name_en: row.event_en },
      status: row.status,
      standing: standingOf(row),
      replacement: row.pending_status,
      withdrawn_at: row.withdrawn_at,
      registered_at: row.created_at,
      last_round: lastRounds.get(row.id) ?? null,
    })),
    messages: sent,
    changes,
    next_change: next?.candidate ?? null,
    duplicates,
  };
}

async function readLastRounds(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, CandidateEntry['last_round']>> {
  const rows = await db
    .selectFrom('round_members')
    .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
    .where('entry_id', 'in', ids)
    .orderBy('rounds.ordinal')
    .select(['entry_id', 'rounds.ordinal as number', 'rounds.name_ar', 'rounds.name_en', 'result'])
    .execute();
  return new Map(rows.map(({ entry_id: entry, result, ...round }) => [entry, { round, result }]));
}
