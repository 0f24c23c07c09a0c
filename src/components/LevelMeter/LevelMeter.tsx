import * as styles from './LevelMeter.css.ts';
import { shapes } from './shapes.ts';

type Props = {
  kind: keyof typeof shapes;
  /** Height in pixels of the design. */
  height?: keyof typeof styles.height;
  /** Without animation, whatever the kind. */
  still?: boolean;
};

/** The brand's bars: both a sound level and a tally. They take the colour of the text around them. */
export function LevelMeter({ kind, height = 28, still = false }: Props) {
  const motion = still || kind === 'logo' || kind === 'flat' ? 'still' : kind;
  return (
    <span aria-hidden className={`${styles.shape[kind]} ${styles.height[height]}`}>
      {shapes[kind].heights.map((_, index) => (
        <span key={index} className={styles.bars[motion]} />
      ))}
    </span>
  );
}
