import { useState, type ReactNode } from 'react';
import { OtherVotes } from '../../../src/components/OtherVotes/OtherVotes.tsx';
import { TabGuard } from '../../../src/pages/voter/VotePage/TabGuard.tsx';
import { VotePage } from '../../../src/pages/voter/VotePage/VotePage.tsx';
// Load the lazy modules before the stories, so that pages which show them need not wait.
import '../../../src/pages/voter/VotePage/VoteNotice.tsx';
import '../../../src/components/Moves/listEffects.tsx';
import '../../../src/pages/voter/VotePage/awaitedCardShapes.tsx';
import '../../../src/pages/voter/VotePage/rankedBars.tsx';
import '../../../src/pages/voter/VotePage/votingEffects.tsx';
import '../../../src/pages/voter/VotePage/ClosingGroup.tsx';
import { stagedTabGuard, stagedVote, type VoteWorld } from './stagedVote.ts';

/** Shows the vote page in a given state, for stories. */
export function StagedVotePage({ world, notice }: { world: VoteWorld; notice?: ReactNode }) {
  const [staged] = useState(() => ({ voting: stagedVote(world), guard: stagedTabGuard(world) }));
  return (
    <VotePage
      voting={staged.voting}
      renderGuard={(voting) => <TabGuard machine={staged.guard} voting={voting} />}
      others={OtherVotes}
      notice={notice}
    />
  );
}
