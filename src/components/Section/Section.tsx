import { useId, type ReactNode } from 'react';
import * as styles from './Section.css.ts';

/** A titled section of a page, with its title beside the text on wide screens. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
