import type { CSSProperties } from 'react';
import * as styles from './VoteMeter.css.ts';

export type VoteMeterProps = {
  /** Fraction of the track, clamped to 0 to 1. */
  share: number;
  tone?: 'vote' | 'leader' | 'closed';
};

/** Steps of a meter, finer than visible: a change below one step does not change its style. */
const STEPS = 500;

/** Compares votes. Decorative: the exact score is always beside it as text. */
export function VoteMeter({ share, tone = 'vote' }: VoteMeterProps) {
  const full = Math.min(1, Math.max(0, share));
  const empty = Math.round((1 - full) * STEPS) / STEPS;
  const style = { [styles.empty]: String(empty) } as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.track}>
      {full > 0 && <span className={styles.tone[tone]} style={style} />}
    </span>
  );
}
