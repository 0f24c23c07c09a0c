import { useState, type ReactNode } from 'react';
import { VotePage } from '../../../src/pages/voter/VotePage/VotePage.tsx';
import { stagedTabGuard, stagedVote, type VoteWorld } from './stagedVote.ts';

/** The vote page in one of its states. */
export function StagedVotePage({ world, notice }: { world: VoteWorld; notice?: ReactNode }) {
  const [machines] = useState(() => ({ voting: stagedVote(world), tabGuard: stagedTabGuard(world) }));
  return <VotePage {...machines} notice={notice} />;
}
