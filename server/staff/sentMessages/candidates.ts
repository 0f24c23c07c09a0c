import { type Kysely, sql } from 'kysely';
import { channelFor } from '../../entries/messages/queueEntryMessage.ts';
import type { MessageWords, SkipReason } from '../../../domain/messages/messageKinds.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import type { EntriesWanted } from '../entries/exports/exportRows.ts';
import { competitionsOf, findPage } from '../entries/listEntries.ts';

/** Candidates of one read: no read of staff may take long. */
const PAGE_ROWS = 250;

/** The candidate of an entry, and what decides whether and how a message reaches them. */
export type Candidate = Awaited<ReturnType<ReturnType<typeof selectCandidates>['executeTakeFirstOrThrow']>>;

export const selectCandidates = (db: Kysely<Schema>) =>
  db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .innerJoin('organisations', 'organisations.id', 'events.organisation_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .leftJoin('unsubscriptions', (join) =>
      join
        .onRef('unsubscriptions.user_id', '=', 'entries.user_id')
        .onRef('unsubscriptions.organisation_id', '=', 'organisations.id'),
    )
    .select([
      'entries.id',
      'entries.user_id',
      'entries.sms_code as code',
      'entries.status',
      'entries.created_at',
      'entries.withdrawn_at',
      'users.full_name as name',
      'accounts.user_id as account',
      'accounts.email',
      'accounts.phone',
      'accounts.verified_at',
      'accounts.email_verified_at',
      'accounts.phone_verified_at',
      'unsubscriptions.unsubscribed_at',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'organisations.id as organisation_id',
      'organisations.name_ar as organisation_ar',
      'organisations.name_en as organisation_en',
      'organisations.support_email',
    ])
    // As automatic messages choose it.
    .select(
      sql<'ar' | 'en'>`coalesce(entries.language, (SELECT outbox.language FROM outbox
        WHERE outbox.user_id = entries.user_id ORDER BY outbox.created_at LIMIT 1), 'ar')`.as('language'),
    );

/**
 * The candidates of a page of the entries that a filter lets through, the newest entry first, and `next` for the page after it.
 * @param after `next` of an earlier page
 */
export async function candidatePage(
  db: Kysely<Schema>,
  { organisationId, scope, filter }: EntriesWanted,
  after: string | null,
  size = PAGE_ROWS,
): Promise<{ candidates: Candidate[]; next: string | null }> {
  const ids = competitionsOf(await nameCompetitions(db, organisationId, scope), filter);
  if (ids.length === 0) return { candidates: [], next: null };
  const { shown, next } = await findPage(db, ids, { ...filter, ...(after !== null && { after }) }, size);
  if (shown.length === 0) return { candidates: [], next };
  const keys = shown.map(({ id }) => id);
  const candidates = await selectCandidates(db)
    .where('entries.id', 'in', keys)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .execute();
  return { candidates, next };
}

/** By which channel a message reaches a candidate, or why it does not. */
export type Reach = { channel: 'mail' | 'sms' } | { why: Exclude<SkipReason, 'repeated'> };

export function reachOf(candidate: Candidate, words: MessageWords): Reach {
  const { account, email, phone, verified_at, email_verified_at, phone_verified_at, language } = candidate;
  if (account === null) return { why: 'erased' };
  // Anybody may have typed the address of a registration: it gets only what confirms it.
  if (verified_at === null) return { why: 'unverified' };
  const channel = channelFor({ email, phone, verified_at, email_verified_at, phone_verified_at });
  if (channel === undefined) return { why: 'no_contact' };
  if (words.kind === 'news' && candidate.unsubscribed_at !== null) return { why: 'unsubscribed' };
  const said = channel === 'mail' ? [words[`subject_${language}`]] : [];
  const namesCode = [...said, words[`${channel}_${language}`]].some((text) => text.includes('{{code}}'));
  return namesCode && candidate.code === null ? { why: 'no_code' } : { channel };
}

/** What a message reaches once: the entry that it is about, or the candidate whom news are for. */
export const recipientOf = ({ id, user_id }: Candidate, { kind }: MessageWords): string =>
  kind === 'news' ? user_id : id;
