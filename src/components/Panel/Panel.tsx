import { useId, type ReactNode } from 'react';
import * as styles from './Panel.css.ts';

export type PanelProps = {
  /** The panel's h2. Without it, `hint` and `aside` are not shown. */
  title?: ReactNode;
  /** One sentence below the title. */
  hint?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One framed and named part of a form or page. */
export function Panel({ title, hint, aside, children }: PanelProps) {
  const id = useId();
  if (title === undefined) return <div className={styles.panel}>{children}</div>;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
