import type { ReactNode } from 'react';
import * as styles from './StatTile.css.ts';

type Props = {
  /** Names the group of numbers, for screen readers. */
  label: string;
  children: ReactNode;
};

/** Numbers side by side, in one panel. */
export function StatTiles({ label, children }: Props) {
  return (
    <section aria-label={label}>
      <dl className={styles.panel}>{children}</dl>
    </section>
  );
}
