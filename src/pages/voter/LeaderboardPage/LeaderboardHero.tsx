import { localized } from '../../../../domain/localized.ts';
import { LeaderboardStage } from '../../../components/LeaderboardStage/LeaderboardStage.tsx';
import { PhaseTag } from '../../../components/PhaseTag/PhaseTag.tsx';
import { Podium } from '../../../components/Podium/Podium.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useVoting, useWaiting, type Voting } from '../VotePage/usePublicVoting.ts';
import * as view from '../VotePage/voteView.ts';

const MINUTE_MS = 60_000;

/** The stage: the phase of the vote, and the first three of the selected group. */
export function LeaderboardHero({ voting }: { voting: Voting }) {
  const language = useLanguage();
  const phase = useVoting(voting, view.taggedPhase);
  const named = useVoting(voting, view.namedGroup);
  const competition = useVoting(voting, ({ board }) => board?.data.competition);
  const shown = useVoting(voting, view.shownGroup);
  const updatedAt = useVoting(voting, ({ currentAt }) =>
    currentAt === null ? undefined : Math.floor(currentAt / MINUTE_MS) * MINUTE_MS,
  );
  // Sample contestants, and those who no longer compete, are not on the podium.
  const sample = useVoting(voting, ({ source }) => source === 'sample');
  const waiting = useWaiting(voting);
  const onStage = sample ? [] : (shown?.participants ?? []).filter(({ standing }) => standing === undefined);
  const names = competition
    ? [localized(competition, 'name', language), localized(competition.round, 'name', language)]
    : [];
  return (
    <LeaderboardStage
      tag={phase && <PhaseTag phase={phase} group={named ?? undefined} />}
      lead={names}
      updatedAt={updatedAt}
      podium={onStage.length > 0 ? <Podium participants={onStage} /> : undefined}
      waiting={waiting}
    />
  );
}
