import { LeaderboardPage } from '../../pages/voter/LeaderboardPage/LeaderboardPage.tsx';
import { voterFlows } from '../flows/voter.ts';

export default function LeaderboardScreen() {
  return <LeaderboardPage voting={voterFlows.publicVoting} />;
}
