import { exampleChain } from './exampleChain.ts';
import { Mark, Print } from './Parts.tsx';
import * as styles from './pictures.css.ts';

const [first, second, third] = exampleChain;

/** The downloaded ledger, a machine that counts it, and the ranking that agrees. */
export function HowPicture() {
  return (
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden focusable={false}>
      <rect x="10" y="44" width="80" height="104" rx="12" className={styles.sheet} />
      {[first, second, third].map(({ hash }, index) => (
        <Print key={hash} hash={hash} x={18} y={58 + index * 20} width={64} />
      ))}
      <g className={styles.upright}>
        <path d="M50 120v16M43 130l7 7l7 -7" strokeWidth="3.5" className={styles.link} />
      </g>
      <Arrow x={98} />
      <rect x="122" y="56" width="80" height="58" rx="8" className={styles.sheet} />
      <path d="M112 124h100" strokeWidth="6" className={styles.quietLine} />
      <g className={styles.upright}>
        <path d="M136 72l7 7l-7 7" strokeWidth="3.5" className={styles.print} />
        <path d="M150 88h16M136 100h52" strokeWidth="3.5" className={styles.quietLine} />
      </g>
      <Arrow x={212} />
      <rect x="234" y="44" width="76" height="104" rx="12" className={styles.sheet} />
      <path d="M248 68h46" strokeWidth="9" className={styles.print} />
      <path d="M248 90h34" strokeWidth="9" className={styles.print} />
      <path d="M248 112h22" strokeWidth="9" className={styles.print} />
      <Mark x={300} y={142} good />
    </svg>
  );
}

const Arrow = ({ x }: { x: number }) => (
  <path d={`M${x} 96h12M${x + 8} 91l5 5l-5 5`} strokeWidth="3" className={styles.line} />
);
