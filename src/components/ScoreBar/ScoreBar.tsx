import type { CSSProperties } from 'react';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { emptyShare } from '../VoteMeter/emptyShare.ts';
import { empty } from '../VoteMeter/VoteMeter.css.ts';
import * as styles from './ScoreBar.css.ts';

export type ScoreBarProps = {
  /** Percent points of the combined score, which has 100. */
  judges: number;
  votes: number;
  /** `honour` stands on the gold block of the podium. */
  tone?: keyof typeof styles.votes;
};

/** The tone of one contestant's bar on a card, a row or a page. */
export const toneOf = (first: boolean, status: GroupStatus | undefined) =>
  first ? 'leader' : status === 'closed' ? 'closed' : 'vote';

const slid = (percent: number) => ({ [empty]: String(emptyShare(percent / 100)) }) as CSSProperties;

/**
 * The combined score as one bar out of 100: first the judges' part, then the votes'. Decorative: the numbers are
 * always beside it as text.
 */
export function ScoreBar({ judges, votes, tone = 'vote' }: ScoreBarProps) {
  return (
    <span aria-hidden="true" className={tone === 'honour' ? styles.honourTrack : styles.track}>
      {votes > 0 && <span className={styles.votes[tone]} style={slid(judges + votes)} />}
      {judges > 0 && <span className={styles.judges[tone]} style={slid(judges)} />}
    </span>
  );
}
