import { useState } from 'react';
import { LeaderboardPage } from './LeaderboardPage.tsx';
import { stagedVote, type VoteWorld } from '../../../../tests/support/votePage/stagedVote.ts';

/** The leaderboard in one of its states. */
export function StagedLeaderboardPage({ world }: { world: VoteWorld }) {
  const [machine] = useState(() => stagedVote(world));
  return <LeaderboardPage voting={machine} />;
}
