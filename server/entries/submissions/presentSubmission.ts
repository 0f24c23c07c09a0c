import type { Kysely } from 'kysely';
import type {
  Competition,
  EntryFee,
  Submission,
  SubmissionView,
  VoteWindow,
  Withdrawal,
} from '../../../domain/contract.ts';
import { entryStanding, withdrawalOffer } from '../../../domain/withdrawal.ts';
import { entryFeeAt, feeDueAt, type FeeOrder } from '../../../domain/entryFee.ts';
import { readFeeOrders } from '../../payments/orders/feeOrders.ts';
import type { CorrectionsTable, MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findOpenCorrections } from '../corrections/correctionsRepo.ts';
import type { EntryRow } from '../entriesRepo.ts';
import { presentMedia } from './presentMedia.ts';
import type { CatalogueView } from '../../catalogue/catalogueView.ts';
import type { MediaLinks } from '../../media/signedLinks.ts';
import { findPlaces, type EntryPlace } from '../../voting/standings/entryPlaces.ts';
import { withdrawableOf } from '../withdrawals/withdrawable.ts';

/** An entry with its recordings and its rounds. */
export type WholeEntry = EntryRow & {
  live: MediaTable | undefined;
  pending: MediaTable | undefined;
  /** Its rounds, last to close first. */
  places: EntryPlace[];
  /** The name of its candidate. */
  name: string;
  /** The open corrections. */
  corrections: CorrectionsTable[];
  /** The order that paid its fee; undefined until one did. */
  feeOrder: FeeOrder | undefined;
};

/**
 * The entries of a candidate, newest first.
 * @param id only this entry
 */
export async function findSubmissions(
  db: Kysely<Schema>,
  userId: string,
  id?: string,
): Promise<WholeEntry[]> {
  const all = db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .where('user_id', '=', userId)
    .selectAll('entries')
    .select('users.full_name as name');
  const entries = await (id === undefined ? all : all.where('entries.id', '=', id))
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id')
    .execute();
  const ids = entries.map((entry) => entry.id);
  const [media, places, corrections, feeOrders] = await Promise.all([
    mediaOf(db, entries),
    findPlaces(db, ids),
    findOpenCorrections(db, ids),
    readFeeOrders(db, ids),
  ]);
  return entries.map((entry) => ({
    ...entry,
    live: media.get(entry.live_media_id ?? ''),
    pending: media.get(entry.pending_media_id ?? ''),
    places: places.filter(({ entryId }) => entryId === entry.id),
    corrections: corrections.filter(({ entry_id }) => entry_id === entry.id),
    feeOrder: feeOrders.get(entry.id),
  }));
}

async function mediaOf(
  db: Kysely<Schema>,
  entries: readonly EntryRow[],
): Promise<ReadonlyMap<string, MediaTable>> {
  const ids = entries.flatMap(({ live_media_id, pending_media_id }) => [live_media_id, pending_media_id]);
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('media').where('id', 'in', wanted).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** `now`: UTC ms of the server. */
export type Presenting = { view: CatalogueView; links: Pick<MediaLinks, 'make' | 'hold'>; now: number };

/** An entry as its candidate sees it; undefined while its competition is not in the catalogue. */
export function presentSubmission(
  entry: WholeEntry,
  { view, links, now }: Presenting,
): Submission | undefined {
  const competition = cardOf(view, entry.competition_id);
  if (!competition) return undefined;
  const details = entry.live ? presentMedia(entry.live, entry.user_id, links) : null;
  const fee = feeOf(entry, competition, now);
  const isWithdrawn = entry.withdrawn_at !== null;
  return {
    id: entry.id,
    url: details?.file_url ?? null,
    submission_status: shownStatus(entry, fee),
    standing: standingOf(entry),
    ...reasonOf(entry.decision_reason, entry.decision_reason_en),
    submission_details: details,
    replacement:
      entry.pending && entry.pending_status
        ? {
            submission_status: entry.pending_status,
            ...reasonOf(entry.pending_reason, entry.pending_reason_en),
            submission_details: presentMedia(entry.pending, entry.user_id, links),
          }
        : null,
    corrections: isWithdrawn
      ? []
      : entry.corrections.map(({ part, reason, reason_en, due_at }) => ({
          part,
          ...reasonOf(reason, reason_en),
          due_at,
        })),
    withdrawal: presentWithdrawal(entry, competition, now),
    windows: windowsOf(entry),
    current_round_id: entry.places.reduce((latest, { ordinal }) => Math.max(latest, ordinal), 1),
    created_at: entry.created_at,
    fee,
    competition,
  };
}

/** Reasons of staff are in both languages, those of commands in one. */
const reasonOf = <Reason extends string | null>(reason: Reason, english: string | null) => ({
  reason,
  ...(english !== null && { reason_ar: reason, reason_en: english }),
});

function feeOf(entry: WholeEntry, competition: Competition, now: number): EntryFee | null {
  const isOut = entry.status === 'rejected' || entry.withdrawn_at !== null;
  const dueAt = feeDueAt(competition, entry.created_at);
  return entryFeeAt({ fee_baisa: entry.fee_baisa, isOut, dueAt, order: entry.feeOrder }, now);
}

const standingOf = ({ withdrawn_at, places }: WholeEntry) =>
  entryStanding({ withdrawn_at, lastStanding: places[0]?.standing });

const windowsOf = ({ places }: WholeEntry): VoteWindow[] =>
  places
    .map(({ ordinal, opensAt, closesAt }) => ({ round_id: ordinal, opens_at: opensAt, closes_at: closesAt }))
    .toSorted((a, b) => a.round_id - b.round_id);

function presentWithdrawal(entry: WholeEntry, { comp_end: endsAt }: Competition, now: number): Withdrawal {
  const offer = withdrawalOffer(withdrawableOf(entry, { places: entry.places, endsAt, now }), now);
  return {
    offer,
    name: entry.name,
    withdrawn_at: entry.withdrawn_at,
    undo_until: offer === 'undo' ? entry.withdrawal_undo_until : null,
  };
}

/** An entry without its fee is not complete yet, however far the check of its recording is (decision D193). */
const shownStatus = ({ status }: WholeEntry, fee: EntryFee | null) =>
  status === 'pending' && (fee?.state === 'due' || fee?.state === 'overdue') ? 'submitted' : status;

/** An entry for the submission viewer; undefined while its competition is not in the catalogue. */
export function presentView(entry: WholeEntry, { view, links, now }: Presenting): SubmissionView | undefined {
  const competition = cardOf(view, entry.competition_id);
  if (!competition) return undefined;
  const { event } = competition;
  return {
    competition_info: {
      competition_name: competition.name,
      competition_name_ar: competition.name_ar,
      competition_name_en: competition.name_en,
      event_name: event.name,
      event_name_ar: event.name_ar,
      event_name_en: event.name_en,
    },
    submission_details: entry.live ? presentMedia(entry.live, entry.user_id, links) : null,
    submission_status: shownStatus(entry, feeOf(entry, competition, now)),
    standing: standingOf(entry),
  };
}

function cardOf(view: CatalogueView, id: string): Competition | undefined {
  for (const cards of view.competitions.values()) {
    const card = cards.find((each) => each.id === id);
    if (card) return card;
  }
  return undefined;
}
