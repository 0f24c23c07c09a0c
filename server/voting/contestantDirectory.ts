import type { Kysely } from 'kysely';
import { foldCode } from '../../domain/contestantCode.ts';
import type { Schema } from '../platform/database/schema.ts';
import { currentPlace } from './currentPlace.ts';
import { noWindow } from './silentGroups.ts';

/**
 * Codes and names of contestants, kept in memory. They can be a minute old, so never decide about windows
 * or standings with them.
 */
export type ContestantDirectory = {
  /** Reads the contestants again; until it is done, the ones read before stay. */
  refresh(): Promise<void>;
  /** The ids of the entries with a code, given in the form of `foldCode`. */
  entriesOfCode(code: string): readonly string[];
  /**
   * The entry in its current round at `now` (UTC ms): the round with the open window, else the next, else
   * the last.
   */
  findByEntry(entryId: string, now: number): Contestant | undefined;
  /**
   * A contestant of the group in this contestant's round that is open at `now` (UTC ms), or else of the next
   * to open; undefined if all its groups have closed.
   */
  nextInRound(contestant: Contestant, now: number): Contestant | undefined;
};

export async function openContestantDirectory(db: Kysely<Schema>): Promise<ContestantDirectory> {
  let byCode = new Map<string, readonly string[]>();
  let byEntry = new Map<string, Contestant[]>();
  let byRound = new Map<string, Contestant[]>();
  const refresh = async () => {
    const contestants = await readContestants(db);
    byCode = entriesByCode(contestants);
    byEntry = Map.groupBy(contestants, ({ entryId }) => entryId);
    byRound = Map.groupBy(contestants, ({ roundId }) => roundId);
  };
  await refresh();
  return {
    refresh,
    entriesOfCode: (code) => byCode.get(code) ?? [],
    findByEntry: (entryId, now) => currentPlace(byEntry.get(entryId) ?? [], now),
    nextInRound: ({ roundId }, now) =>
      currentPlace(
        (byRound.get(roundId) ?? []).filter(({ closesAt }) => closesAt > now),
        now,
      ),
  };
}

function entriesByCode(contestants: readonly Contestant[]): Map<string, readonly string[]> {
  const byCode = Map.groupBy(contestants, ({ smsCode }) => foldCode(smsCode));
  return new Map([...byCode].map(([code, each]) => [code, [...new Set(each.map(({ entryId }) => entryId))]]));
}

/**
 * An entry in one of its rounds, with its window (UTC ms; the close is exclusive) and the time zone of its
 * event.
 */
export type Contestant = {
  entryId: string;
  roundId: string;
  groupNumber: number;
  smsCode: string;
  opensAt: number;
  closesAt: number;
  zone: string;
  name: { full_name: string; full_name_ar: string | null; full_name_en: string | null };
  group: { name_ar: string; name_en: string };
};

/** Reads all entries that have a code, once per round. */
async function readContestants(db: Kysely<Schema>): Promise<Contestant[]> {
  const rows = await db
    .selectFrom('round_entries')
    .innerJoin('voting_groups', 'voting_groups.id', 'round_entries.group_id')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .innerJoin('entries', 'entries.id', 'round_entries.entry_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .select([
      'entries.id as entryId',
      'round_entries.round_id as roundId',
      'voting_groups.number as groupNumber',
      'entries.sms_code as smsCode',
      'voting_groups.opens_at as opensAt',
      'voting_groups.closes_at as closesAt',
      'events.zone',
      'competitions.state',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
      'voting_groups.name_ar',
      'voting_groups.name_en',
    ])
    .where('entries.sms_code', 'is not', null)
    .$narrowType<{ smsCode: string }>()
    .orderBy('voting_groups.opens_at')
    .orderBy('entries.id')
    .execute();
  return rows.map(({ full_name, full_name_ar, full_name_en, name_ar, name_en, state, ...rest }) => ({
    ...rest,
    // A cancelled competition has no vote to come.
    ...(state === 'cancelled' && noWindow),
    name: { full_name, full_name_ar, full_name_en },
    group: { name_ar, name_en },
  }));
}
