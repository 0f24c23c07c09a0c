import { useState, type ReactNode } from 'react';
import { VotePage } from '../../../src/pages/voter/VotePage/VotePage.tsx';
import { stagedTabGuard, stagedVote, type VoteWorld } from './stagedVote.ts';

/** Shows the vote page in a given state, for stories. */
export function StagedVotePage({ world, notice }: { world: VoteWorld; notice?: ReactNode }) {
  const [machines] = useState(() => ({ voting: stagedVote(world), tabGuard: stagedTabGuard(world) }));
  return <VotePage {...machines} notice={notice} />;
}
