import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { SmsVoteSlotProps } from '../../components/ParticipantCard/ParticipantCard.tsx';
import '../../components/OtherVotes/OtherVotes.css.ts';
import type { OtherVotesProps } from '../../components/OtherVotes/OtherVotes.tsx';
import type { Voting } from '../../pages/voter/VotePage/usePublicVoting.ts';
import { VotePage } from '../../pages/voter/VotePage/VotePage.tsx';
import { shownGroup } from '../flows/shownGroup.ts';
import { boardAtHand, voterFlows } from '../flows/voter.ts';
import { laterPart } from '../../parts/laterPart.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useHydrated } from '../useHydrated.ts';

/** Without the guard the tab votes: two voting tabs are better than none, and the server counts each vote once. */
function Unguarded({ voting }: { voting: Voting }) {
  useEffect(() => voting.send({ type: 'tab.admitted' }), [voting]);
  return null;
}

/** Loaded after the first list, which needs no guard. */
const TabGuard = lazy<ComponentType<{ voting: Voting }>>(() =>
  import('./TabGuardScreen.tsx').catch(() => ({ default: Unguarded })),
);

/** What only a phone shows, loaded after the cards. */
const SmsVote = laterPart<SmsVoteSlotProps>(() => import('./SmsVoteScreen.tsx'));

const rememberOperator = (id: string) =>
  void import('../flows/smsOperator.ts').then((memory) => memory.rememberOperator(id)).catch(() => {});

/** Loaded only after a return from the payment gateway. */
const OrderReturn = lazyPart(() => import('./OrderReturnScreen.tsx'));

/** Delay (ms) before loading the end of the page, so that the vote comes first. */
const BAND_AFTER_MS = 1_000;

const EventsBand = lazyPart(async () => {
  await new Promise((passed) => setTimeout(passed, BAND_AFTER_MS));
  return import('./EventsBandScreen.tsx');
});

/** Other competitions with a vote: rarely any. The server renders the same part without waiting. */
const OtherVotes = lazyPart<OtherVotesProps>(() => import('./OtherVotesScreen.tsx'));

export default function VoteScreen() {
  const hydrated = useHydrated();
  const [atHand] = useState(boardAtHand);
  const returned = new URLSearchParams(location.search).has('order');
  return (
    <>
      <VotePage
        voting={voterFlows.publicVoting}
        others={OtherVotes}
        renderGuard={(voting) =>
          hydrated && (
            <Suspense>
              <TabGuard voting={voting} />
            </Suspense>
          )
        }
        groupMemory={shownGroup}
        smsVote={SmsVote}
        onOperator={rememberOperator}
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
