import { useId, type ReactNode } from 'react';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './ClosingStage.css.ts';

export type ClosingStageProps = {
  title: string;
  /** The deadline as text. */
  deadline: string;
  /** Shown below the text, at the start of the line. */
  action?: ReactNode;
};

/** Ends a page with a call to action. */
export function ClosingStage({ title, deadline, action }: ClosingStageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.band}>
      <LevelBackdrop />
      <div className={styles.inner}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.deadline}>{deadline}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
