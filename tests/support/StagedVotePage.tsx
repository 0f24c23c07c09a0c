import { useState } from 'react';
import { VotePage } from '../../src/pages/voter/VotePage/VotePage.tsx';
import { stagedTabGuard, stagedVote, type VoteWorld } from './stagedVote.ts';

/** The vote page in one of its states. */
export function StagedVotePage({ world }: { world: VoteWorld }) {
  const [machines] = useState(() => ({ voting: stagedVote(world), tabGuard: stagedTabGuard(world) }));
  return <VotePage {...machines} />;
}
