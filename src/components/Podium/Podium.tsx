import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant, ScoreWeights } from '../../../domain/contract.ts';
import { combinedScore } from '../../../domain/listOrder.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberBox } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { ListLife } from '../Moves/ListLife.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import { ScoreBar } from '../ScoreBar/ScoreBar.tsx';
import { VotingScore } from '../VotingScore/VotingScore.tsx';
import * as styles from './Podium.css.ts';
import { podiumSteps, type PodiumStep } from './podiumSteps.ts';

const columns = ['first', 'second', 'third'] as const;
/** The middle step is wider by so much. */
const FIRST_WIDTH = 1.16;

export type PodiumProps = {
  /** The ranked list of the group; the podium shows its first three places. */
  participants: readonly Participant[];
  /** The round's shares. */
  weights: ScoreWeights;
  /** Whether the group is closed: its bars are grey, as in the list. */
  closed?: boolean;
};

/** The first three places on the stage. A tie shares one step, and every first place is honoured. */
export function Podium({ participants, weights, closed = false }: PodiumProps) {
  const { t } = useTranslation('pay');
  const podium = useRef<HTMLOListElement>(null);
  const steps = podiumSteps(participants);
  return (
    <ol ref={podium} aria-label={t('leaderboard.podium')} className={styles.podium}>
      <ListLife
        root={podium}
        places={JSON.stringify(steps.map(({ shown }) => shown.map(({ voter_id }) => voter_id)))}
      />
      {steps.map((step, index) => (
        <li
          key={step.rank}
          className={styles.column[columns[index] ?? 'third']}
          style={{ flexGrow: step.shown.length * (index === 0 ? FIRST_WIDTH : 1) }}
        >
          <Step step={step} weights={weights} closed={closed} />
        </li>
      ))}
    </ol>
  );
}

type StepProps = { step: PodiumStep; weights: ScoreWeights; closed: boolean };

function Step({ step, weights, closed }: StepProps) {
  const { t } = useTranslation(['pay', 'vote']);
  const format = useFormat();
  const { rank, shown, more } = step;
  const [leader] = shown;
  const tied = shown.length > 1;
  const level = rank === 1 || rank === 2 ? rank : 3;
  if (!leader) return null;
  return (
    <>
      <div className={styles.people}>
        {shown.map((participant) => (
          <Person key={participant.voter_id} participant={participant} tied={tied} weights={weights} />
        ))}
      </div>
      {more > 0 && <p className={styles.country}>{t('leaderboard.others', { count: more })}</p>}
      <div className={styles.level[level]}>
        <p className={styles.rank[level]}>
          <span className={visuallyHidden}>{t('vote:card.rank', { rank })}</span>
          <span aria-hidden="true">{rank}</span>
          {tied && <span className={styles.tie}>{t('leaderboard.tie')}</span>}
        </p>
        <p className={styles.score[level]}>
          <span className={numberBox}>{format.decimal3(combinedScore(leader))}</span>
        </p>
        <p className={styles.scoreName}>
          {t('vote:score.combined')} {t('vote:score.outOf', { max: format.number(100) })}
        </p>
        {!tied && <Parts participant={leader} weights={weights} closed={closed} />}
      </div>
    </>
  );
}

type PersonProps = { participant: Participant; tied: boolean; weights: ScoreWeights };

/** A face and a name. A tie has one sum from different parts, so each shows their own voting score. */
function Person({ participant, tied, weights }: PersonProps) {
  const { user, rank, voting_score: votes } = participant;
  const name = localized(user, 'full_name', useLanguage());
  const country = useCountryName()(user.country_id);
  const first = rank === 1;
  return (
    <div data-moves={participant.voter_id} className={styles.person}>
      <div className={first ? `${styles.photo} ${styles.honoured}` : styles.photo}>
        <Portrait
          src={user.image_url}
          name={name}
          size={tied ? 'tied' : first ? 'champion' : 'place'}
          eager
        />
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.country}>{country}</p>
      {tied && (
        <p className={styles.votes}>
          <VotingScore score={votes} max={weights.voting_percent} />
        </p>
      )}
    </div>
  );
}

type PartsProps = { participant: Participant; weights: ScoreWeights; closed: boolean };

function Parts({ participant, weights, closed }: PartsProps) {
  const { evaluation_score: judges, voting_score: votes, rank } = participant;
  return (
    <>
      <p className={styles.bar}>
        <ScoreBar judges={judges} votes={votes} tone={rank === 1 ? 'honour' : closed ? 'closed' : 'vote'} />
      </p>
      <p>
        <VotingScore score={votes} max={weights.voting_percent} />
      </p>
    </>
  );
}
