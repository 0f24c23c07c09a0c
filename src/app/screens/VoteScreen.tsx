import { VotePage } from '../../pages/voter/VotePage/VotePage.tsx';
import { voterFlows } from '../flows/voter.ts';

export default function VoteScreen() {
  return <VotePage voting={voterFlows.publicVoting} tabGuard={voterFlows.tabGuard} />;
}
