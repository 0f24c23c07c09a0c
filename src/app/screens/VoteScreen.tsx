import { lazy, Suspense, type ComponentType } from 'react';
import { VotePage } from '../../pages/voter/VotePage/VotePage.tsx';
import { voterFlows } from '../flows/voter.ts';

/** Few come back from a payment: what it takes is fetched for them alone, and the vote is there without it. */
const OrderReturn = lazy<ComponentType>(() =>
  import('./OrderReturnScreen.tsx').catch(() => ({ default: () => null })),
);

export default function VoteScreen() {
  const returned = window.location.search.includes('order=');
  return (
    <VotePage
      voting={voterFlows.publicVoting}
      tabGuard={voterFlows.tabGuard}
      notice={
        returned && (
          <Suspense>
            <OrderReturn />
          </Suspense>
        )
      }
    />
  );
}
