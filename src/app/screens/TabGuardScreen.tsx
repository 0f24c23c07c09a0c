import { TabGuard } from '../../pages/voter/VotePage/TabGuard.tsx';
import type { Voting } from '../../pages/voter/VotePage/usePublicVoting.ts';
import { tabGuard } from '../flows/tabGuard.ts';

/** The one-tab rule with its real effects. The vote page loads it after its first list. */
export default function TabGuardScreen({ voting }: { voting: Voting }) {
  return <TabGuard machine={tabGuard} voting={voting} />;
}
