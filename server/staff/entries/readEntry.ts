import type { Kysely, Transaction } from 'kysely';
import { entryFeeAt, feeDueAt } from '../../../domain/entryFee.ts';
import { maskedContact } from '../../../domain/maskedContact.ts';
import { reaches, type Scope } from '../../../domain/staff/rights.ts';
import type { StaffEntry } from '../../../domain/staff/staffContract.ts';
import { entryStanding } from '../../../domain/withdrawal.ts';
import { readFeeOrders } from '../../payments/orders/feeOrders.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { selectShown } from './listEntries.ts';

/** What of an organisation a person may see, and of which candidates whole contacts. `now`: UTC ms. */
export type EntrySight = { organisationId: string; scope: Scope; contacts: Scope; now: number };

/** An entry of an organisation; undefined if it has no such entry, or the scope does not reach it. */
export async function readEntry(
  db: Kysely<Schema>,
  { organisationId, scope, contacts, now }: EntrySight,
  id: string,
): Promise<StaffEntry | undefined> {
  const row = await selectWhole(db)
    .where('entries.id', '=', id)
    .where('events.organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (!row || !reaches(scope, row.competition_id)) return undefined;
  const [places, results, fees] = await Promise.all([
    readRoundsOf(db, id),
    readResults(db, id),
    readFeeOrders(db, [id]),
  ]);
  const standing = entryStanding({
    withdrawn_at: row.withdrawn_at,
    lastStanding: places.toSorted((a, b) => b.closes_at - a.closes_at)[0]?.standing,
  });
  const owed = {
    fee_baisa: row.fee_baisa,
    isOut: row.status === 'rejected' || row.withdrawn_at !== null,
    dueAt: feeDueAt({ reg_end: row.registration_closes_at }, row.created_at),
    order: fees.get(id),
  };
  const { kind, file_name, state } = row;
  return {
    id,
    code: row.code,
    candidate: row.candidate,
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    full_name_en: row.full_name_en,
    competition: { id: row.competition_id, name_ar: row.competition_ar, name_en: row.competition_en },
    event: { id: row.event_id, name_ar: row.event_ar, name_en: row.event_en },
    zone: row.zone,
    status: row.status,
    standing,
    reason: row.decision_reason,
    replacement: row.pending_status && { status: row.pending_status, reason: row.pending_reason },
    withdrawn_at: row.withdrawn_at,
    registered_at: row.created_at,
    changed_at: row.changed_at,
    recording:
      kind && file_name !== null && state ? { kind, file_name, duration_ms: row.duration_ms, state } : null,
    places,
    results,
    fee: entryFeeAt(owed, now),
    contact: contactOf(row, reaches(contacts, row.competition_id)),
  };
}

const selectWhole = (db: Kysely<Schema>) =>
  selectShown(db)
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .leftJoin('media', 'media.id', 'entries.live_media_id')
    .select([
      'entries.user_id as candidate',
      'events.id as event_id',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'events.zone',
      'competitions.registration_closes_at',
      'entries.decision_reason',
      'entries.pending_reason',
      'entries.fee_baisa',
      'media.kind',
      'media.file_name',
      'media.duration_ms',
      'media.state',
      'accounts.user_id as account',
      'accounts.email',
      'accounts.phone',
      'accounts.verified_at',
    ]);

/** The rounds of an entry, the first one first. */
export async function readRoundsOf(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
): Promise<StaffEntry['places']> {
  const rows = await db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .where('round_entries.entry_id', '=', id)
    .orderBy('rounds.ordinal')
    .select([
      'rounds.ordinal',
      'rounds.name_ar as round_ar',
      'rounds.name_en as round_en',
      'voting_groups.number',
      'voting_groups.name_ar as group_ar',
      'voting_groups.name_en as group_en',
      'voting_groups.opens_at',
      'voting_groups.closes_at',
      'round_entries.standing',
    ])
    .execute();
  return rows.map((row) => ({
    round: { number: row.ordinal, name_ar: row.round_ar, name_en: row.round_en },
    group: { number: row.number, name_ar: row.group_ar, name_en: row.group_en },
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    standing: row.standing,
  }));
}

async function readResults(db: Kysely<Schema>, id: string): Promise<StaffEntry['results']> {
  const rows = await db
    .selectFrom('round_members')
    .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
    .where('entry_id', '=', id)
    .orderBy('rounds.ordinal')
    .select(['rounds.ordinal as number', 'rounds.name_ar', 'rounds.name_en', 'result'])
    .execute();
  return rows.map(({ result, ...round }) => ({ round, result }));
}

type Account = {
  account: string | null;
  email: string | null;
  phone: string | null;
  verified_at: number | null;
};

function contactOf({ account, email, phone, verified_at }: Account, isWhole: boolean): StaffEntry['contact'] {
  if (account === null) return null;
  return {
    email: isWhole || email === null ? email : maskedContact('email', email),
    phone: isWhole || phone === null ? phone : maskedContact('phone_number', phone),
    is_masked: !isWhole,
    is_verified: verified_at !== null,
  };
}
