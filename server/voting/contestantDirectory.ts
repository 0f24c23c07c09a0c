import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { foldCode } from './contestantCode.ts';
import { currentContestant, readContestants, type Contestant } from './contestantsRepo.ts';

/** Who can be voted for and when, kept in memory: asked for every message, refreshed when the season changes. */
export type ContestantDirectory = {
  /** Reads the contestants again; until it is done, the earlier ones answer. */
  refresh(): Promise<void>;
  /** The contestant with a folded code (see `foldCode`), in the round that matters at `now` (UTC ms). */
  findByCode(code: string, now: number): Contestant | undefined;
  findByEntry(entryId: string, now: number): Contestant | undefined;
};

export async function openContestantDirectory(db: Kysely<Schema>): Promise<ContestantDirectory> {
  let byCode = new Map<string, Contestant[]>();
  let byEntry = new Map<string, Contestant[]>();
  const refresh = async () => {
    const contestants = await readContestants(db);
    byCode = Map.groupBy(contestants, ({ smsCode }) => foldCode(smsCode));
    byEntry = Map.groupBy(contestants, ({ entryId }) => entryId);
  };
  await refresh();
  return {
    refresh,
    findByCode: (code, now) => currentContestant(byCode.get(code) ?? [], now),
    findByEntry: (entryId, now) => currentContestant(byEntry.get(entryId) ?? [], now),
  };
}
