import { useState } from 'react';
import { LeaderboardPage } from '../../pages/voter/LeaderboardPage/LeaderboardPage.tsx';
import { shownGroup } from '../flows/shownGroup.ts';
import { boardAtHand, voterFlows } from '../flows/voter.ts';

export default function LeaderboardScreen() {
  const [atHand] = useState(boardAtHand);
  return <LeaderboardPage voting={voterFlows.publicVoting} groupMemory={shownGroup} atHand={atHand} />;
}
