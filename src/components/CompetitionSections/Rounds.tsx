import { useTranslation } from 'react-i18next';
import type { CompetitionRound } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useDateSpan } from '../../i18n/useDateSpan.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './CompetitionSections.css.ts';

type Props = {
  rounds: readonly CompetitionRound[];
  /** Ordinal of the current round. */
  current: number | undefined;
};

/** The dates of each round, and the weights of jury and public. */
export function Rounds({ rounds, current }: Props) {
  return (
    <ol className={styles.rounds}>
      {rounds.map((round) => (
        <Round key={round.ordinal} round={round} isCurrent={round.ordinal === current} />
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
