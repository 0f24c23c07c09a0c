import { exampleChain } from './exampleChain.ts';
import { Print } from './Parts.tsx';
import * as styles from './pictures.css.ts';

/** One row of the ledger: the contestant, the votes, a seal over the voter, and the voice-print. */
export function WhatPicture() {
  return (
    <svg viewBox="0 0 320 200" className={styles.picture} aria-hidden focusable={false}>
      <rect x="12" y="16" width="296" height="168" rx="18" className={styles.sheet} />
      <circle cx="54" cy="54" r="20" className={styles.face} />
      <circle cx="54" cy="49" r="7" className={styles.faceInk} />
      <path d="M41 66a13 11 0 0 1 26 0z" className={styles.faceInk} />
      <path d="M90 48h84" strokeWidth="7" className={styles.line} />
      <path d="M90 64h52" strokeWidth="7" className={styles.quietLine} />
      <rect x="226" y="38" width="66" height="32" rx="16" className={styles.honour} />
      <path
        d="M245 48v12M253 45v18M261 50v8M269 44v20M277 49v10"
        strokeWidth="3.5"
        className={styles.honourInk}
      />
      <rect x="28" y="88" width="264" height="30" rx="15" className={styles.seal} />
      <g className={styles.upright}>
        <rect x="153" y="101" width="14" height="10" rx="2.5" className={styles.faceInk} />
        <path d="M156 101v-3a4 4 0 0 1 8 0v3" strokeWidth="2" className={styles.line} />
      </g>
      <path
        d="M52 103h0M68 103h0M84 103h0M100 103h0M116 103h0"
        strokeWidth="5"
        className={styles.quietLine}
      />
      <path
        d="M204 103h0M220 103h0M236 103h0M252 103h0M268 103h0"
        strokeWidth="5"
        className={styles.quietLine}
      />
      <Print hash={exampleChain[0].hash} x={34} y={126} width={252} />
    </svg>
  );
}
