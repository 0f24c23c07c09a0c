import { printBox, printPath } from '../VoicePrint/printPath.ts';
import * as styles from './pictures.css.ts';

type PrintProps = { hash: string; x: number; y: number; width: number; broken?: boolean };

/** A voice-print inside a picture. `x` and `y` are its upper left corner. */
export function Print({ hash, x, y, width, broken = false }: PrintProps) {
  return (
    <g className={styles.upright}>
      <path
        d={printPath(hash)}
        transform={`translate(${x} ${y}) scale(${width / printBox.width})`}
        strokeWidth={printBox.stroke}
        className={broken ? styles.brokenPrint : styles.print}
      />
    </g>
  );
}

/** A round badge around `x`, `y`: a check or a cross. */
export function Mark({ x, y, good }: { x: number; y: number; good: boolean }) {
  return (
    <g className={styles.upright}>
      <circle cx={x} cy={y} r="13" className={good ? styles.good : styles.bad} />
      <path
        d={good ? `M${x - 5} ${y}l4 4l7 -8` : `M${x - 4.5} ${y - 4.5}l9 9M${x + 4.5} ${y - 4.5}l-9 9`}
        strokeWidth="2.5"
        className={styles.mark}
      />
    </g>
  );
}
