import { useEffect } from 'react';
import type { Voting, VotingSnapshot } from './usePublicVoting.ts';

/** Where the number of the chosen group is kept. */
export type GroupMemory = { recall: () => number | undefined; remember: (group: number) => void };

/** Shows the group that the visitor chose before, once there is a board, and remembers each choice. */
export function useGroupMemory(voting: Voting, memory: GroupMemory | undefined): void {
  useEffect(() => {
    if (!memory) return undefined;
    let kept = memory.recall();
    const follow = ({ context: { board, group, groupChosen } }: VotingSnapshot) => {
      if (!board) return;
      const wanted = kept;
      kept = undefined;
      if (wanted !== undefined) voting.send({ type: 'group.chosen', group: wanted });
      else if (groupChosen && group !== null && group !== memory.recall()) memory.remember(group);
    };
    const subscription = voting.subscribe(follow);
    follow(voting.getSnapshot());
    return () => subscription.unsubscribe();
  }, [voting, memory]);
}
