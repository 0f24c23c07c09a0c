import type { Transaction } from 'kysely';
import type { SmsOutcome } from '../../domain/contract.ts';
import type { Schema, SmsMessagesTable } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { appendVotes } from '../voting/appendVotes.ts';
import { currentPlace, isOpenAt } from '../voting/currentPlace.ts';
import { readPlaces, type EntryPlace } from '../voting/standings/entryPlaces.ts';
import { findSilentGroups, noWindow } from '../voting/silentGroups.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import type { CappedSender, SmsCap } from './smsCap.ts';
import { type ReceivedSms, markCapped } from './smsMessagesRepo.ts';

/**
 * The round entry of a message, and whether it may count. `place` is null unless the text names exactly one
 * entry. `isStopped`: its group is open, but its voting is stopped (decision D238).
 */
export type PlacedSms = { place: EntryPlace | null; outcome: SmsOutcome; isStopped?: true };

/** Reads the windows and standings of a batch at once, in the transaction that counts its votes. */
export async function placeSms(
  tx: Transaction<Schema>,
  messages: readonly ReceivedSms[],
  context: WriteContext,
): Promise<(sms: ReceivedSms) => PlacedSms> {
  const ids = new Set(messages.flatMap(({ named }) => named.flat()));
  const all = await readPlaces(tx, [...ids], context);
  const silent = await findSilentGroups(
    tx,
    all.map(({ groupId }) => groupId),
  );
  const places = Map.groupBy(
    all.map((place) => (silent.get(place.groupId) === 'ended' ? { ...place, ...noWindow } : place)),
    ({ entryId }) => entryId,
  );
  return (sms) => {
    const place = placeOf(sms, places);
    const outcome = outcomeOf(place, sms.receivedAt);
    const isStopped = outcome === 'counted' && silent.has(place!.groupId);
    return isStopped ? { place: place!, outcome: 'closed', isStopped } : { place: place ?? null, outcome };
  };
}

/**
 * The place that a message votes for; undefined unless its text names exactly one entry. A code of several
 * competitions means the current one.
 */
function placeOf(
  { named, receivedAt }: ReceivedSms,
  places: Map<string, EntryPlace[]>,
): EntryPlace | undefined {
  const found = named.flatMap((ids) => {
    const place = currentPlace(
      ids.flatMap((id) => places.get(id) ?? []),
      receivedAt,
    );
    return place ? [place] : [];
  });
  const entries = new Set(found.map(({ entryId }) => entryId));
  return entries.size === 1 ? found[0] : undefined;
}

function outcomeOf(place: EntryPlace | undefined, receivedAt: number): SmsOutcome {
  if (!place) return 'unknown_code';
  if (place.standing !== 'in') return 'not_competing';
  return isOpenAt(place, receivedAt) ? 'counted' : 'closed';
}

type StoredSms = {
  sms: ReceivedSms;
  place: EntryPlace | null;
  /** Null if the message names no entry, or several. */
  sender: CappedSender | null;
  row: SmsMessagesTable;
};

/**
 * Appends one vote to the ledger for each stored message that counts and is within its sender's cap.
 * @returns the rows over the cap, now marked as capped
 */
export async function countSmsVotes(
  tx: Transaction<Schema>,
  messages: readonly StoredSms[],
  cap: SmsCap,
  context: WriteContext,
): Promise<Set<SmsMessagesTable>> {
  const countable = messages.flatMap((message) =>
    message.row.outcome === 'counted' && message.sender ? [{ ...message, sender: message.sender }] : [],
  );
  const within = await cap(countable.map(({ sender }) => sender));
  const votes = countable.filter((_message, index) => within[index]).flatMap(voteOf);
  await appendVotes(tx, votes, context);
  const capped = countable.filter((_message, index) => !within[index]).map(({ row }) => row);
  await markCapped(tx, capped);
  return new Set(capped);
}

function voteOf({ sms, place }: StoredSms): VoteToAppend[] {
  if (!place) return [];
  return [
    {
      channel: 'sms',
      entryId: place.entryId,
      roundId: place.roundId,
      groupNumber: place.groupNumber,
      votes: 1,
      sourceRef: `sms:${sms.provider}:${sms.messageId}`,
      payer: sms.payer,
      amountBaisa: 0,
      acceptedAt: sms.receivedAt,
      reversesSeq: null,
    },
  ];
}
