import { applyVotes } from '../../domain/board.ts';
import type { VoteChange } from '../../domain/contract.ts';
import { newId } from '../platform/ids.ts';
import { changeBetween, emptyView, type BoardView, type SeenBoard } from './boardView.ts';

/** A published state of the board. Its JSON has the same bytes on every node. */
export type BoardVersion = SeenBoard & {
  /** One more than the version before it. */
  number: number;
  /**
   * The mark that clients send. It is random and ends with the number: after a restore, numbers repeat but
   * marks do not.
   */
  version: string;
  /**
   * The votes that changed since the version before; null if something else changed, so that no delta can
   * tell it.
   */
  votes: readonly VoteChange[] | null;
};

/** The version before anything was published: an empty board. */
export const noVersion: BoardVersion = { number: 0, version: '0', at: 0, view: emptyView, votes: null };

/** The next version, if the votes and schedule now read as `seen`; undefined if nothing changed. */
export function versionAfter(before: BoardVersion, seen: SeenBoard): BoardVersion | undefined {
  const change = changeBetween(before, seen);
  if (change.kind === 'none') return undefined;
  const number = before.number + 1;
  const version = `${newId().slice(0, 8)}.${number}`;
  if (change.kind === 'board') return { ...seen, number, version, votes: null };
  return {
    at: seen.at,
    view: viewAfter(before.view, change.votes),
    number,
    version,
    votes: change.votes,
  };
}

/**
 * The board after these changes. The publisher also applies the delta, as other nodes do, so that all get
 * the same bytes.
 */
export function viewAfter(view: BoardView, votes: readonly VoteChange[]): BoardView {
  return { ...view, groups: applyVotes(view, votes) };
}
