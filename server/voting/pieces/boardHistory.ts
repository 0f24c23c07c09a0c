import type { VoteChange } from '../../../domain/contract.ts';
import { BOARD_STEP, stepBefore } from '../../../domain/boardSteps.ts';
import type { BoardVersion } from '../boardVersion.ts';

/** How many steps a pointer names: a browser with an older version gets the whole board. */
const NAMED_STEPS = 8;
/**
 * How many versions are kept. A cached pointer is a second old and names an older version; at four versions a second
 * these are ten seconds, and a piece needs a step more.
 */
const KEPT_VERSIONS = 40 + BOARD_STEP;

/** What changed from the step before a version up to it. */
export type Piece = {
  /** The versions to which it applies; empty where `votes` is null. */
  after: string[];
  /** The latest values of all that changed; null if no delta can tell the change. */
  votes: VoteChange[] | null;
};

/** The latest versions of one board, which follow one another. */
export class BoardHistory {
  #versions: BoardVersion[] = [];

  push(version: BoardVersion): void {
    this.#versions = [...this.#versions, version].slice(-KEPT_VERSIONS);
  }

  /** Forgets all versions and keeps these, which follow one another. */
  restart(versions: readonly BoardVersion[]): void {
    this.#versions = versions.slice(-KEPT_VERSIONS);
  }

  /** A version by its mark; undefined if it is unknown or gone. */
  find(version: string): BoardVersion | undefined {
    return this.#versions.findLast((each) => each.version === version);
  }

  /** The marks of the latest steps, the oldest first. */
  get steps(): string[] {
    const steps = this.#versions.filter(({ number }) => number % BOARD_STEP === 0);
    return steps.slice(-NAMED_STEPS).map(({ version }) => version);
  }

  /**
   * The piece that leads to a version. Every node that can make it makes the same.
   * @returns undefined if this node does not have all versions that it needs
   */
  pieceTo({ number }: BoardVersion): Piece | undefined {
    const base = stepBefore(number);
    const between = this.#versions.filter((each) => each.number >= base && each.number <= number);
    const changes = between.filter((each) => each.number > base);
    if (changes.some(({ votes }) => votes === null)) return { after: [], votes: null };
    if (between[0]?.number !== base) return undefined;
    const merged = new Map<string, VoteChange>();
    for (const { votes } of changes) for (const change of votes ?? []) merged.set(change.voter_id, change);
    const after = between.slice(0, -1).map(({ version }) => version);
    return { after, votes: [...merged.values()] };
  }
}
