import { useId, type ReactNode } from 'react';
import { backdropBars, backdropBox } from './backdropBars.ts';
import * as styles from './LevelBackdrop.css.ts';

type Props = {
  /** Dimmed behind names and faces. */
  dim?: boolean;
  /** Lit in front of the bars: LiveBars. */
  children?: ReactNode;
};

/**
 * The lit bars at the bottom of a stage. Put it first in a positioned section; what follows must be positioned
 * too.
 */
export function LevelBackdrop({ dim = false, children }: Props) {
  const gradient = useId();
  return (
    <div className={styles.backdrop} aria-hidden>
      <svg className={`${styles.bars} ${dim ? styles.dimmed : ''}`} {...backdropBox}>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.top} />
          <stop offset="1" className={styles.foot} />
        </linearGradient>
        {backdropBars.map((bar) => (
          <rect key={bar.x} {...bar} fill={`url(#${gradient})`} />
        ))}
      </svg>
      {children}
    </div>
  );
}
