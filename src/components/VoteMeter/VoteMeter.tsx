import type { CSSProperties } from 'react';
import * as styles from './VoteMeter.css.ts';

export type VoteMeterProps = {
  /** Of the track: 1 for the most voted of the group. Values outside 0 to 1 are cut. */
  share: number;
  tone?: 'vote' | 'leader' | 'closed';
};

/** Finer than can be seen: a meter that hardly moved is left alone. */
const STEPS = 500;

/** Shows how votes compare. Only a picture: the exact score always stands beside it in words. */
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
