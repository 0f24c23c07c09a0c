import { useState } from 'react';
import { LeaderboardPage } from '../../src/pages/voter/LeaderboardPage/LeaderboardPage.tsx';
import { stagedVote, type VoteWorld } from './stagedVote.ts';

/** The leaderboard in one of its states. */
export function StagedLeaderboardPage({ world }: { world: VoteWorld }) {
  const [machine] = useState(() => stagedVote(world));
  return <LeaderboardPage voting={machine} />;
}
