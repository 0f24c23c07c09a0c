import { useId, type ReactNode } from 'react';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import * as styles from './ClosingStage.css.ts';

export type ClosingStageProps = {
  title: string;
  /** Until when, in words. */
  deadline: string;
  /** Under the words, at the start of the line. */
  action?: ReactNode;
};

/** The last word of a page, on a stage: what to do now. */
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
