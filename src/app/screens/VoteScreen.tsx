import { Suspense, useState } from 'react';
import { VotePage } from '../../pages/voter/VotePage/VotePage.tsx';
import { boardAtHand, voterFlows } from '../flows/voter.ts';
import { lazyPart } from '../lazyPart.ts';
import { useHydrated } from '../useHydrated.ts';

/** Loaded only after a return from the payment gateway. */
const OrderReturn = lazyPart(() => import('./OrderReturnScreen.tsx'));

/** Delay (ms) before loading the end of the page, so that the vote comes first. */
const BAND_AFTER_MS = 1_000;

const EventsBand = lazyPart(async () => {
  await new Promise((passed) => setTimeout(passed, BAND_AFTER_MS));
  return import('./EventsBandScreen.tsx');
});

export default function VoteScreen() {
  const hydrated = useHydrated();
  const [atHand] = useState(boardAtHand);
  const returned = new URLSearchParams(location.search).has('order');
  return (
    <>
      <VotePage
        voting={voterFlows.publicVoting}
        tabGuard={voterFlows.tabGuard}
        atHand={atHand}
        notice={
          hydrated &&
          returned && (
            <Suspense>
              <OrderReturn />
            </Suspense>
          )
        }
      />
      {hydrated && (
        <Suspense>
          <EventsBand />
        </Suspense>
      )}
    </>
  );
}
