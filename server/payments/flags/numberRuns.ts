import { SEQUENTIAL_NUMBERS, SEQUENTIAL_WITHIN_MS } from '../../../domain/flags.ts';
import { RecentMap } from '../../platform/recentMap.ts';
import type { Finding } from './flagsRepo.ts';
import type { SeenVote } from './seenVote.ts';

const KEPT_NUMBERS = 30_000;
/** Phone numbers that differ only in their last three digits are of one block, and share a flag. */
const BLOCK = 1_000;

type Caller = Pick<SeenVote, 'at' | 'entryId' | 'sourceRef'>;
type Find = (number: number) => Caller | undefined;

/**
 * Finds consecutive phone numbers that vote for the same contestant within a minute (decision D8).
 * @param pseudonymOf hides the contestant and block of numbers that become the subject of a flag
 */
export function numberRuns(pseudonymOf: (block: string) => string): (vote: SeenVote) => Finding | undefined {
  const recent = new RecentMap<number, Caller>(KEPT_NUMBERS);
  return ({ number, entryId, sourceRef, at, day }) => {
    if (number === null || entryId === null) return undefined;
    const find: Find = (neighbour) => {
      const seen = recent.get(neighbour);
      return seen?.entryId === entryId && at - seen.at < SEQUENTIAL_WITHIN_MS ? seen : undefined;
    };
    recent.set(number, { at, entryId, sourceRef });
    const run = [...neighbours(number, -1, find), ...neighbours(number, 1, find)];
    if (run.length + 1 < SEQUENTIAL_NUMBERS) return undefined;
    return {
      kind: 'sequential_numbers',
      subject: pseudonymOf(`${entryId} ${Math.floor(number / BLOCK)}`),
      period: day,
      reasons: { numbers: run.length + 1, threshold: SEQUENTIAL_NUMBERS, within_ms: SEQUENTIAL_WITHIN_MS },
      members: [sourceRef, ...run.map((seen) => seen.sourceRef)],
      at,
    };
  };
}

function neighbours(number: number, direction: 1 | -1, find: Find): Caller[] {
  const found: Caller[] = [];
  while (found.length < SEQUENTIAL_NUMBERS) {
    const seen = find(number + direction * (found.length + 1));
    if (!seen) break;
    found.push(seen);
  }
  return found;
}
