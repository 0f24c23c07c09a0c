import * as styles from './RisenBars.css.ts';

const levels = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Five bars that rise once; with reduced motion they appear risen. */
export function RisenBars() {
  return (
    <div aria-hidden="true" className={styles.bars}>
      {levels.map((level) => (
        <span key={level} className={styles.level[level]} />
      ))}
    </div>
  );
}
