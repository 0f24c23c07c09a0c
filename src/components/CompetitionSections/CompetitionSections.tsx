import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails, CompetitionRound, Criterion } from '../../../domain/contract.ts';
import { isRunning } from '../../../domain/currentRound.ts';
import { localized } from '../../../domain/localized.ts';
import { linesOf } from '../../../domain/prose.ts';
import { useDateSpan } from '../../i18n/useDateSpan.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import * as styles from './CompetitionSections.css.ts';

type Props = {
  competition: CompetitionDetails;
  /** Server time in UTC milliseconds. */
  now: number;
};

/** The rules of a competition: requirements, judging criteria and rounds; a round that runs stands out. */
export function CompetitionSections({ competition, now }: Props) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const requirements = linesOf(localized(competition, 'submission_requirements', language));
  const { criteria, rounds } = competition;
  return (
    <div className={styles.sections}>
      <Section title={t('competition.requirements')}>
        {requirements.length === 0 ? (
          <p className={styles.none}>{t('competition.noData')}</p>
        ) : (
          <Requirements lines={requirements} />
        )}
      </Section>
      {criteria.length > 0 && (
        <Section title={t('competition.criteria')}>
          <Criteria criteria={criteria} />
        </Section>
      )}
      {rounds.length > 0 && (
        <Section title={t('competition.rounds')}>
          <Rounds rounds={rounds} now={now} />
        </Section>
      )}
    </div>
  );
}

function Requirements({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className={styles.requirement}>
          <span className={styles.check}>
            <Icon of={Check} />
          </span>
          <span dir="auto">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** Bars are relative to the heaviest criterion; the numbers give the shares. */
function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  const language = useLanguage();
  const format = useFormat();
  const heaviest = Math.max(...criteria.map(({ percent }) => percent), 1);
  return (
    <ul className={styles.criteria}>
      {criteria.map((criterion) => (
        <li key={criterion.name} className={styles.criterion}>
          <p className={styles.weight}>
            <bdi>{localized(criterion, 'name', language)}</bdi>
            <span className={styles.percent}>{format.percent(criterion.percent)}</span>
          </p>
          <div className={styles.track} aria-hidden>
            <div className={styles.fill} style={{ inlineSize: `${(criterion.percent / heaviest) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type RoundsProps = {
  rounds: readonly CompetitionRound[];
  now: number;
};

/** The dates of each round, and the weights of jury and public. */
function Rounds({ rounds, now }: RoundsProps) {
  return (
    <ol className={styles.rounds}>
      {rounds.map((round) => (
        <Round key={round.ordinal} round={round} isCurrent={isRunning(round, now)} />
      ))}
    </ol>
  );
}

function Round({ round, isCurrent }: { round: CompetitionRound; isCurrent: boolean }) {
  const { t } = useTranslation('events');
  const days = useDateSpan();
  const format = useFormat();
  const { ordinal, judges_percent: judges, voting_percent: voting } = round;
  return (
    <li className={styles.round} aria-current={isCurrent ? 'step' : undefined}>
      <div className={styles.roundHead}>
        <span className={`${styles.number} ${isCurrent ? styles.current : ''}`}>
          {format.number(ordinal)}
        </span>
        <div>
          <h3 className={styles.roundName}>
            <bdi>{localized(round, 'name', useLanguage())}</bdi>
            {isCurrent && <span className={visuallyHidden}> ({t('competition.now')})</span>}
          </h3>
          <p className={styles.roundDates}>{days.span(round.starts_at, round.ends_at)}</p>
        </div>
      </div>
      <div className={styles.split} aria-hidden>
        {judges > 0 && <div className={styles.judges} style={{ flexGrow: judges }} />}
        {voting > 0 && <div className={styles.voting} style={{ flexGrow: voting }} />}
      </div>
      <p className={styles.shares}>
        {judges > 0 && (
          <span className={styles.share}>{t('competition.judges', { percent: format.percent(judges) })}</span>
        )}
        {judges > 0 && voting > 0 && <span aria-hidden>·</span>}
        {voting > 0 && (
          <span className={styles.share}>{t('competition.voting', { percent: format.percent(voting) })}</span>
        )}
      </p>
    </li>
  );
}
