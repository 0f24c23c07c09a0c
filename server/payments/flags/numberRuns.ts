import { neighbourNumber, SEQUENTIAL_NUMBERS, SEQUENTIAL_WITHIN_MS } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import { RecentMap } from './recentMap.ts';
import type { SeenVote } from './seenVote.ts';

const KEPT_NUMBERS = 50_000;
/** Numbers that differ only in their last digits lie in one block. */
const BLOCK_DIGITS = 3;

type Seen = { at: number; sourceRef: string };

/**
 * Finds phone numbers in a row that vote for the same contestant within a minute (decision D8).
 * @param pseudonymOf hides the block of numbers that a finding is about
 */
export function numberRuns(pseudonymOf: (block: string) => string): (vote: SeenVote) => Finding | undefined {
  const recent = new RecentMap<string, Seen>(KEPT_NUMBERS);
  return ({ number, entryId, sourceRef, at, day }) => {
    if (number === null || entryId === null) return undefined;
    const find = (digits: string | undefined) => {
      const seen = digits === undefined ? undefined : recent.get(`${entryId} ${digits}`);
      return seen && at - seen.at < SEQUENTIAL_WITHIN_MS ? seen : undefined;
    };
    recent.set(`${entryId} ${number}`, { at, sourceRef });
    const run = [...neighbours(number, -1, find), ...neighbours(number, 1, find)];
    if (run.length + 1 < SEQUENTIAL_NUMBERS) return undefined;
    return {
      kind: 'sequential_numbers',
      subject: pseudonymOf(`${entryId} ${number.slice(0, -BLOCK_DIGITS)}`),
      period: day,
      reasons: { numbers: run.length + 1, threshold: SEQUENTIAL_NUMBERS, within_ms: SEQUENTIAL_WITHIN_MS },
      members: [sourceRef, ...run.map((seen) => seen.sourceRef)],
      at,
    };
  };
}

function neighbours(
  number: string,
  direction: 1 | -1,
  find: (digits: string | undefined) => Seen | undefined,
): Seen[] {
  const found: Seen[] = [];
  while (found.length < SEQUENTIAL_NUMBERS) {
    const seen = find(neighbourNumber(number, direction * (found.length + 1)));
    if (!seen) break;
    found.push(seen);
  }
  return found;
}
