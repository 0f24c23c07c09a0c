import type { ReactNode } from 'react';
import * as styles from './StatTile.css.ts';

type Props = {
  /** What all of it is about, for those who do not see the panel. */
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
