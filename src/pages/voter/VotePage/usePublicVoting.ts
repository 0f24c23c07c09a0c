import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import type { publicVotingMachine } from '../../../machines/publicVoting/publicVotingMachine.ts';

export type VotingMachine = typeof publicVotingMachine;
export type Voting = ActorRefFrom<VotingMachine>;
export type VotingSnapshot = SnapshotFrom<VotingMachine>;
export type VotingContext = VotingSnapshot['context'];

/** The page's only voting actor; parts of the page select slices of it. */
export function usePublicVoting(machine: VotingMachine, atHand?: BoardAtHand): Voting {
  return useActorRef(machine, { input: atHand });
}

/** A slice of the voting context; the component renders only when it changes. */
export function useVotingContext<T>(voting: Voting, slice: (context: VotingContext) => T): T {
  return useSelector(voting, (snapshot) => slice(snapshot.context));
}

/** Whether there is nothing to show yet and something may still load. */
export function useIsWaiting(voting: Voting): boolean {
  return useSelector(
    voting,
    (snapshot) => !snapshot.context.board && !snapshot.matches({ board: 'fallback' }),
  );
}

/** Whether the list still loads; false once that failed. */
export const isLoading = (snapshot: VotingSnapshot): boolean => snapshot.matches({ board: 'loading' });
