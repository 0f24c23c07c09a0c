import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import { localized } from '../../../../domain/localized.ts';
import { ContestantStage } from '../../../components/ContestantStage/ContestantStage.tsx';
import { groupTags, PhaseTag } from '../../../components/PhaseTag/PhaseTag.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import {
  usePublicVoting,
  useVotingContext,
  type Voting,
  type VotingMachine,
} from '../VotePage/usePublicVoting.ts';
import { VotingLife } from '../VotePage/VotingLife.ts';
import { VoteNotices } from '../VotePage/VoteNotices.ts';
import { groupOf, statusOf } from '../VotePage/voteView.ts';
import * as styles from './ContestantPage.css.ts';
import { ContestantResult } from './ContestantResult.tsx';
import { WaysToVote } from './WaysToVote.tsx';

export type ContestantPageProps = {
  voting: VotingMachine;
  /** The contestant's id, as in the address. */
  id: string;
  /** The board known before the first request. */
  atHand?: BoardAtHand | undefined;
  /** A text message to this mobile operator begins. */
  onOperator?: (id: string) => void;
  /** Shown if nobody on the board has this id. */
  notFound: ReactNode;
};

/** One contestant, and the ways to vote for them: where a shared link leads. */
export function ContestantPage(props: ContestantPageProps) {
  const { voting: machine, id, atHand, onOperator, notFound } = props;
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const voting = usePublicVoting(machine, atHand);
  useEffect(() => {
    // Nobody votes on this page itself, so the one-tab rule does not apply.
    voting.send({ type: 'tab.admitted' });
  }, [voting]);
  const group = useVotingContext(voting, (context) => groupOf(context, id));
  const zone = useVotingContext(voting, ({ board }) => board?.data.competition?.event.zone);
  const unknown = useVotingContext(voting, ({ source, whole }) => source === 'live' && whole) && !group;
  const participant = group?.participants.find(({ voter_id }) => voter_id === id);
  useDocumentTitle(participant ? localized(participant.user, 'full_name', language) : t('pageTitle'));
  if (unknown) return notFound;
  return (
    <EventZone zone={zone}>
      <VotingLife voting={voting} />
      {group && participant ? (
        <>
          <Stage voting={voting} group={group} participant={participant} />
          <div className={styles.body}>
            <VoteNotices voting={voting} />
            <WaysToVote voting={voting} group={group} participant={participant} onOperator={onOperator} />
            <ContestantResult voting={voting} group={group} participant={participant} />
          </div>
        </>
      ) : (
        <Awaited voting={voting} />
      )}
    </EventZone>
  );
}

type Known = Parameters<typeof WaysToVote>[0];

function Stage({ voting, group, participant }: Known) {
  const language = useLanguage();
  const words = useGroupWords();
  const status = useVotingContext(voting, (context) => statusOf(context, group));
  const competition = useVotingContext(voting, ({ board }) => board?.data.competition);
  const competesIn = competition
    ? [
        localized(competition, 'name', language),
        localized(competition.round, 'name', language),
        words.name(group.number),
      ]
    : [];
  const tag = status && !participant.standing && <PhaseTag phase={groupTags[status]} />;
  return <ContestantStage participant={participant} tag={tag} competesIn={competesIn} />;
}

/** The contestant still loads; if that failed, the notice says so. */
function Awaited({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const loading = useVotingContext(voting, ({ failure }) => failure === null);
  return (
    <div className={styles.body}>
      <VoteNotices voting={voting} />
      {loading && (
        <div className={styles.awaited}>
          <Skeleton kind="card" count={1} label={t('contestant.loading')} />
        </div>
      )}
    </div>
  );
}
