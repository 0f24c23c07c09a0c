import type { Kysely, Transaction } from 'kysely';
import { type ActableCandidate, candidateKinds, candidateStop } from '../../../domain/staff/candidateActs.ts';
import { identityPoints } from '../../../domain/staff/identityCheck.ts';
import type { CandidateActs } from '../../../domain/staff/staffContract.ts';
import { HAND_OUT_MS, MATCH_MS } from '../../../domain/staff/staffLimits.ts';
import { isWaiting } from '../../accounts/contacts/contactChangesRepo.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findPlaces } from '../../voting/standings/entryPlaces.ts';
import type { Version } from '../approvals/wanted.ts';
import { readMergeable } from './readMergeable.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export type CandidateFacts = Pick<
  CandidateActs,
  'stop' | 'kinds' | 'entries' | 'is_in_vote' | 'is_matched' | 'mergeable'
>;

/** A candidate of an organisation at `now` (UTC ms); undefined if the person has no entry there. */
export async function readCandidateFacts(
  db: Database,
  { organisationId, id, now }: { organisationId: string; id: string; now: number },
): Promise<CandidateFacts | undefined> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.user_id', '=', id)
    .orderBy('entries.id')
    .select(['entries.id', 'events.organisation_id'])
    .execute();
  const own = rows.filter(({ organisation_id }) => organisation_id === organisationId);
  if (own.length === 0) return undefined;
  const account = await db
    .selectFrom('accounts')
    .where('user_id', '=', id)
    .select('suspended_at')
    .executeTakeFirst();
  const erasing = await db
    .selectFrom('erasures')
    .where('user_id', '=', id)
    .where('done_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  const ids = own.map((entry) => entry.id);
  const isMatched = await hasFittingDocument(db, ids, now);
  const mergeable = await readMergeable(db, { organisationId, id });
  const candidate: ActableCandidate = {
    account: account ?? null,
    isErasing: erasing !== undefined,
    isElsewhere: own.length < rows.length,
    isMatched,
    hasDuplicate: mergeable.length > 0,
  };
  const places = await findPlaces(db, ids);
  return {
    stop: candidateStop(candidate),
    kinds: candidateKinds(candidate),
    entries: own.length,
    is_in_vote: places.some(
      ({ standing, opensAt, closesAt }) => standing === 'in' && opensAt <= now && now < closesAt,
    ),
    is_matched: isMatched,
    mergeable,
  };
}

/** The rows that an act on a candidate depends on: the account, and the entries in all organisations. */
export async function readCandidateVersions(db: Database, id: string): Promise<Version[]> {
  const account = await db
    .selectFrom('accounts')
    .where('user_id', '=', id)
    .select('suspended_at')
    .executeTakeFirst();
  const entries = await db
    .selectFrom('entries')
    .where('user_id', '=', id)
    .orderBy('id')
    .select(['id', 'created_at'])
    .execute();
  return [
    ['accounts', id, account?.suspended_at ?? 0],
    ...entries.map((entry): Version => ['entries', entry.id, entry.created_at]),
  ];
}

/** Whether the last verdict about a document of these entries found a short while before `now` (UTC ms) that it fits in all points. */
async function hasFittingDocument(db: Database, entries: readonly string[], now: number): Promise<boolean> {
  const last = await db
    .selectFrom('identity_verdicts')
    .where('entry_id', 'in', entries)
    .where('judged_at', '>', now - MATCH_MS)
    .orderBy('judged_at', 'desc')
    .orderBy('reveal_id')
    .limit(1)
    .select([...identityPoints])
    .executeTakeFirst();
  return last !== undefined && identityPoints.every((point) => last[point] === 'yes');
}

/** When (UTC ms) the new contact of a recovery gets its link; null if none waits for it at `now`. */
export async function readRecovery(db: Database, id: string, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('contact_changes')
    .where('user_id', '=', id)
    .where(isWaiting)
    .where('works_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('works_at', 'desc')
    .limit(1)
    .select('works_at')
    .executeTakeFirst();
  return row?.works_at ?? null;
}

/**
 * Until when (UTC ms) a person of the staff can fetch the data of a candidate, for which they asked and somebody else approved
 * it; null if not at `now`.
 */
export async function readHandOut(
  db: Database,
  { organisationId, id, staffId, now }: { organisationId: string; id: string; staffId: string; now: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('approvals')
    .where('organisation_id', '=', organisationId)
    .where('act', '=', 'hand_out_candidate')
    .where('subject', '=', id)
    .where('asked_by', '=', staffId)
    .where('state', '=', 'approved')
    .where('decided_at', '>', now - HAND_OUT_MS)
    .orderBy('decided_at', 'desc')
    .select('decided_at')
    .limit(1)
    .executeTakeFirst();
  return row ? row.decided_at! + HAND_OUT_MS : null;
}
