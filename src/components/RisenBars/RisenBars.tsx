import * as styles from './RisenBars.css.ts';

const levels = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The level has risen: five bars, once. Where motion is reduced they stand risen. */
export function RisenBars() {
  return (
    <div aria-hidden="true" className={styles.bars}>
      {levels.map((level) => (
        <span key={level} className={styles.level[level]} />
      ))}
    </div>
  );
}
