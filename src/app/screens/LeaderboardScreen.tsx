import { useState } from 'react';
import '../../components/OtherVotes/OtherVotes.css.ts';
import type { OtherVotesProps } from '../../components/OtherVotes/OtherVotes.tsx';
import { LeaderboardPage } from '../../pages/voter/LeaderboardPage/LeaderboardPage.tsx';
import { lazyPart } from '../../parts/lazyPart.ts';
import { shownGroup } from '../flows/shownGroup.ts';
import { boardAtHand, voterFlows } from '../flows/voter.ts';

const OtherVotes = lazyPart<OtherVotesProps>(() => import('./OtherVotesScreen.tsx'));

export default function LeaderboardScreen() {
  const [atHand] = useState(boardAtHand);
  return (
    <LeaderboardPage
      voting={voterFlows.publicVoting}
      groupMemory={shownGroup}
      others={OtherVotes}
      atHand={atHand}
    />
  );
}
