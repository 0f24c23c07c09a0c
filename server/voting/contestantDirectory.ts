import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { foldCode } from './contestantCode.ts';
import { readContestants, type Contestant } from './contestantsRepo.ts';
import { currentPlace } from './currentPlace.ts';

/** Codes and names of contestants in memory. It may be a minute old, so it judges no window and no standing. */
export type ContestantDirectory = {
  /** Reads the contestants again; until it is done, the earlier ones answer. */
  refresh(): Promise<void>;
  /** The ids of the entries with a folded code (see `foldCode`). */
  entriesOfCode(code: string): readonly string[];
  /** The entry in the round that matters at `now` (UTC ms). */
  findByEntry(entryId: string, now: number): Contestant | undefined;
};

export async function openContestantDirectory(db: Kysely<Schema>): Promise<ContestantDirectory> {
  let byCode = new Map<string, readonly string[]>();
  let byEntry = new Map<string, Contestant[]>();
  const refresh = async () => {
    const contestants = await readContestants(db);
    byCode = entriesByCode(contestants);
    byEntry = Map.groupBy(contestants, ({ entryId }) => entryId);
  };
  await refresh();
  return {
    refresh,
    entriesOfCode: (code) => byCode.get(code) ?? [],
    findByEntry: (entryId, now) => currentPlace(byEntry.get(entryId) ?? [], now),
  };
}

function entriesByCode(contestants: readonly Contestant[]): Map<string, readonly string[]> {
  const byCode = Map.groupBy(contestants, ({ smsCode }) => foldCode(smsCode));
  return new Map([...byCode].map(([code, each]) => [code, [...new Set(each.map(({ entryId }) => entryId))]]));
}
