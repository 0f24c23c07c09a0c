import type { Transaction } from 'kysely';
import type { Schema, SmsInboxTable } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';
import { currentPlace, isOpenAt } from '../voting/currentPlace.ts';
import { noWindow, withSilence, type VotedPlace } from '../voting/silentGroups.ts';
import { readPlaces, type EntryPlace } from '../voting/standings/entryPlaces.ts';
import type { ReceivedSms } from './smsMessagesRepo.ts';

/**
 * The round entry of a message, and whether it may count. `place` is null unless the text names exactly one
 * entry. `isStopped`: its group is open, but its voting is stopped (decision D238).
 */
export type PlacedSms = { place: EntryPlace | null; outcome: JudgedOutcome; isStopped?: true };

type JudgedOutcome = SmsInboxTable['outcome'];

/** Reads the windows and standings of a batch at once, in the transaction that counts its votes. */
export async function placeSms(
  tx: Transaction<Schema>,
  messages: readonly ReceivedSms[],
  context: WriteContext,
): Promise<(sms: ReceivedSms) => PlacedSms> {
  const places = await withSilence(tx, await readPlaces(tx, [...entriesNamedIn(messages)], context));
  const byEntry = Map.groupBy(places, ({ entryId }) => entryId);
  return (sms) => placementOf(sms, (entryId) => byEntry.get(entryId) ?? []);
}

export const entriesNamedIn = (messages: readonly ReceivedSms[]): Set<string> =>
  new Set(messages.flatMap(({ named }) => named.flat()));

/** Judges a message by the places of the entries that it names. */
export function placementOf(
  sms: ReceivedSms,
  placesOf: (entryId: string) => readonly VotedPlace[],
): PlacedSms {
  const place = placeOf(sms, placesOf);
  const outcome = outcomeOf(place, sms.receivedAt);
  const isStopped = outcome === 'counted' && place!.silence !== undefined;
  return isStopped ? { place: place!, outcome: 'closed', isStopped } : { place: place ?? null, outcome };
}

/**
 * The place that a message votes for; undefined unless its text names exactly one entry. A code of several
 * competitions means the current one.
 */
function placeOf(
  { named, receivedAt }: ReceivedSms,
  placesOf: (entryId: string) => readonly VotedPlace[],
): VotedPlace | undefined {
  const found = named.flatMap((ids) => {
    const places = ids.flatMap(placesOf).map(inItsWindow);
    return currentPlace(places, receivedAt) ?? [];
  });
  const entries = new Set(found.map(({ entryId }) => entryId));
  return entries.size === 1 ? found[0] : undefined;
}

const inItsWindow = (place: VotedPlace): VotedPlace =>
  place.silence === 'ended' ? { ...place, ...noWindow } : place;

function outcomeOf(place: EntryPlace | undefined, receivedAt: number): JudgedOutcome {
  if (!place) return 'unknown_code';
  if (place.standing !== 'in') return 'not_competing';
  return isOpenAt(place, receivedAt) ? 'counted' : 'closed';
}
