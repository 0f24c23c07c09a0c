import { rem } from '../../theme/tokens.ts';
import * as styles from './LevelMeter.css.ts';

const logo = { heights: [10, 18, 28, 16, 8], width: 4, gap: 3, box: 28 };
const shapes = {
  logo,
  spinner: logo,
  flat: { ...logo, heights: [4, 4, 4, 4, 4] },
  live: { heights: [7, 16, 10], width: 3, gap: 3, box: 16 },
};

type Props = {
  kind: keyof typeof shapes;
  /** Height in pixels of the design frame. */
  height?: number;
  /** Drawn at rest, whatever the kind. */
  still?: boolean;
};

/** The mark of the house: bars that are a sound level and a tally. Takes the colour of the text around it. */
export function LevelMeter({ kind, height = 28, still = false }: Props) {
  const { heights, width, gap, box } = shapes[kind];
  const motion = still || kind === 'logo' || kind === 'flat' ? 'still' : kind;
  const whole = heights.length * (width + gap) - gap;
  return (
    <svg
      className={styles.meter}
      viewBox={`0 0 ${whole} ${box}`}
      height={rem(height)}
      aria-hidden
      focusable={false}
    >
      {heights.map((level, index) => (
        <rect
          key={index}
          className={`${styles.bars[motion]} ${styles.step[(index % 5) as keyof typeof styles.step]}`}
          x={index * (width + gap)}
          y={(box - level) / 2}
          width={width}
          height={level}
          rx={width / 2}
        />
      ))}
    </svg>
  );
}
