import type { CSSProperties } from 'react';
import { emptyShare } from './emptyShare.ts';
import * as styles from './VoteMeter.css.ts';

export type VoteMeterProps = {
  /** Fraction of the track, clamped to 0 to 1. */
  share: number;
};

/** A fraction as a bar. Decorative: the exact number is always beside it as text. */
export function VoteMeter({ share }: VoteMeterProps) {
  const style = { [styles.empty]: String(emptyShare(share)) } as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.track}>
      {share > 0 && <span className={styles.fill} style={style} />}
    </span>
  );
}
