import { applyVotes } from '../../domain/board.ts';
import type { VoteChange } from '../../domain/contract.ts';
import { newId } from '../platform/ids.ts';
import { changeBetween, emptyView, type BoardView, type SeenBoard } from './boardView.ts';

/** A published state of the board: the same bytes on every node. */
export type BoardVersion = SeenBoard & {
  /** One more than the version before it. */
  number: number;
  /** Ends with the number. Its random part keeps it unique when a restored database counts again. */
  version: string;
  /** The changes since the version before; null if more than votes changed. */
  votes: readonly VoteChange[] | null;
};

/** The empty board before anything is published. */
export const noVersion: BoardVersion = { number: 0, version: '0', at: 0, view: emptyView, votes: null };

/** The version that follows when the board is seen as `seen`; undefined if nothing changed. */
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
 * The board after these changes. Every node, also the publisher, ranks by the delta, so that all get the same
 * bytes.
 */
export function viewAfter(view: BoardView, votes: readonly VoteChange[]): BoardView {
  return { ...view, groups: applyVotes(view, votes) };
}
