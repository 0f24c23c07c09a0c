import type { CSSProperties } from 'react';
import * as styles from './UploadBars.css.ts';

/** Hundredths of the height, drawn once: a sound has no two bars alike, and the same file the same bars. */
const heights = [
  68, 100, 62, 82, 74, 48, 38, 58, 88, 52, 34, 40, 66, 92, 46, 30, 72, 80, 78, 44, 24, 54, 86, 96, 88, 70, 84,
  36, 56, 72, 50, 28, 42, 64, 90, 76,
];

type Props = {
  /** Of the way: 0 to 1. */
  share: number;
  /** Nothing moves. */
  still: boolean;
};

/** A sound that fills from its start. Only a picture: how far it is stands beside it in words. */
export function UploadBars({ share, still }: Props) {
  const full = share * heights.length;
  return (
    <span aria-hidden className={`${styles.bars} ${still ? styles.still : ''}`}>
      {heights.map((height, index) => {
        const filled = Math.min(1, Math.max(0, full - index));
        const style = {
          blockSize: `${height}%`,
          [styles.rest]: `${100 - filled * 100}%`,
        } as CSSProperties;
        return <span key={index} className={styles.bar} style={style} />;
      })}
    </span>
  );
}
