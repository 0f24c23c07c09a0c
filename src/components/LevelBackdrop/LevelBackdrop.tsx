import { useId } from 'react';
import * as styles from './LevelBackdrop.css.ts';
import { levelHeights } from './levelHeights.ts';

const bar = { count: 34, width: 10, pitch: 20, low: 40, high: 270 };
const heights = levelHeights(bar.count, bar.low, bar.high, 1089);
const faintest = 0.25;

type Props = {
  /** Dimmed behind names and faces. */
  dim?: boolean;
};

/**
 * The lit bars at the bottom of a stage. Put it first in a positioned section; what follows must be positioned
 * too.
 */
export function LevelBackdrop({ dim = false }: Props) {
  const gradient = useId();
  return (
    <div className={styles.backdrop} aria-hidden>
      <svg
        className={`${styles.bars} ${dim ? styles.dimmed : ''}`}
        viewBox={`0 0 ${bar.count * bar.pitch} ${bar.high}`}
        preserveAspectRatio="xMaxYMax meet"
        focusable={false}
      >
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.top} />
          <stop offset="1" className={styles.foot} />
        </linearGradient>
        {heights.map((height, index) => (
          <rect
            key={index}
            x={index * bar.pitch + bar.pitch / 2 - bar.width / 2}
            y={bar.high - height}
            width={bar.width}
            // Extends below the visible area, so that only the upper end is round.
            height={height + bar.width}
            rx={bar.width / 2}
            fill={`url(#${gradient})`}
            opacity={faintest + ((1 - faintest) * index) / (bar.count - 1)}
          />
        ))}
      </svg>
    </div>
  );
}
