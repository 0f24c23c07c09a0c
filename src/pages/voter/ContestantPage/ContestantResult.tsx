import { useTranslation } from 'react-i18next';
import { combinedScore, hasRanking } from '../../../../domain/listOrder.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { ScoreBar, toneOf } from '../../../components/ScoreBar/ScoreBar.tsx';
import { VotingScore } from '../../../components/VotingScore/VotingScore.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { numberBox } from '../../../theme/layout.css.ts';
import { useVotingContext } from '../VotePage/usePublicVoting.ts';
import * as view from '../VotePage/voteView.ts';
import * as styles from './ContestantPage.css.ts';
import type { WaysToVote } from './WaysToVote.tsx';

type Props = Parameters<typeof WaysToVote>[0];

/** Where the contestant stands in the group. Nothing before the group opens: nobody has a rank then. */
export function ContestantResult({ voting, group, participant }: Props) {
  const { t } = useTranslation('vote');
  const status = useVotingContext(voting, (context) => view.statusOf(context, group));
  const ranked = hasRanking(status, group.participants) && !participant.standing;
  return (
    <>
      {ranked && (
        <Panel title={t('contestant.result')}>
          <Result voting={voting} group={group} participant={participant} />
        </Panel>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" href={pagePaths.vote}>
          {t('contestant.all')}
        </Button>
        <Button variant="secondary" href={pagePaths.leaderboard}>
          {t('contestant.leaderboard')}
        </Button>
      </div>
    </>
  );
}

/** Rank and combined score, the bar with its two parts, and the voting score with what it is out of. */
function Result({ voting, group, participant }: Props) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const weights = useVotingContext(voting, view.weights);
  const status = useVotingContext(voting, (context) => view.statusOf(context, group));
  const competing = group.participants.filter(({ standing }) => !standing);
  const score = <bdi className={numberBox}>{format.decimal3(combinedScore(participant))}</bdi>;
  return (
    <div className={styles.result}>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.figureName}>{t('contestant.rank')}</dt>
          <dd className={styles.figure}>
            {t('contestant.rankOf', { rank: participant.rank, count: competing.length })}
          </dd>
        </div>
        <div>
          <dt className={styles.figureName}>{t('score.combined')}</dt>
          <dd className={styles.figure}>{score}</dd>
        </div>
      </dl>
      <ScoreBar
        judges={participant.evaluation_score}
        votes={participant.voting_score}
        tone={toneOf(participant.rank === 1, status)}
      />
      {weights && (
        <p className={styles.figureName}>
          <VotingScore score={participant.voting_score} max={weights.voting_percent} />
        </p>
      )}
    </div>
  );
}
