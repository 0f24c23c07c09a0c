import { rem } from '../../theme/tokens.ts';
import * as styles from './SilentLine.css.ts';

const dots = 61;
const dot = 6;
/** The one small peak before the middle of the line. */
const peak = [8, 12, 22, 46, 26, 14, 8];
const peakAt = 17;

const heights = Array.from({ length: dots }, (_, index) => peak[index - peakAt] ?? dot);
const loudest = Math.max(...peak);

function look(height: number): string {
  if (height === dot) return styles.bar;
  return `${styles.bar} ${height === loudest ? styles.loudest : styles.loud}`;
}

/** A nearly flat line. It extends past both edges of its container. */
export function SilentLine() {
  return (
    <div className={styles.line} aria-hidden>
      {heights.map((height, index) => (
        <span key={index} className={look(height)} style={{ blockSize: rem(height) }} />
      ))}
    </div>
  );
}
