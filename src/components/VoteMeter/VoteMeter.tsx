import type { CSSProperties } from 'react';
import * as styles from './VoteMeter.css.ts';

export type VoteMeterProps = {
  /** Of the track: 1 for the most voted of the group. Values outside 0 to 1 are cut. */
  share: number;
  tone?: 'vote' | 'leader' | 'closed';
};

/** Shows how votes compare. Only a picture: the exact score always stands beside it in words. */
export function VoteMeter({ share, tone = 'vote' }: VoteMeterProps) {
  const full = Math.min(1, Math.max(0, share));
  const style = { [styles.empty]: String(1 - full) } as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.track}>
      {full > 0 && <span className={styles.tone[tone]} style={style} />}
    </span>
  );
}
