import type { Transaction } from 'kysely';
import { checkWindows, isRefused, type WindowFinding } from '../../../../domain/season/checkWindows.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readCompetitionWindows } from '../../../voting/competitionWindows.ts';

/** All refused findings about the windows of a competition with this one in place of the stored one. */
export async function refusedWindows(
  tx: Transaction<Schema>,
  { id, competitionId }: { id: string; competitionId: string },
  { roundId, opens_at, closes_at }: { roundId: string; opens_at: number; closes_at: number },
): Promise<WindowFinding[]> {
  const windows = await readCompetitionWindows(tx, competitionId);
  if (!windows) return [];
  const stored = windows.groups.find((group) => group.id === id);
  const wanted = { id, roundId, codes: stored?.codes ?? [], opensAt: opens_at, closesAt: closes_at };
  const others = windows.groups.filter((group) => group.id !== id);
  return checkWindows({ ...windows, groups: [...others, wanted] }).filter(isRefused);
}
