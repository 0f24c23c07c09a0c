import type { CSSProperties } from 'react';
import * as styles from './UploadBars.css.ts';

/** Percentages of the height. Constant, so that the same file keeps the same bars. */
const heights = [
  68, 100, 62, 82, 74, 48, 38, 58, 88, 52, 34, 40, 66, 92, 46, 30, 72, 80, 78, 44, 24, 54, 86, 96, 88, 70, 84,
  36, 56, 72, 50, 28, 42, 64, 90, 76,
];

type Props = {
  /** Fraction sent: 0 to 1. */
  share: number;
  /** Without animation. */
  still: boolean;
};

/** A waveform that fills from its start. Decorative: the text beside it gives the progress. */
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
