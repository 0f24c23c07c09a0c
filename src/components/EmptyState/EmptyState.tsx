import type { ReactNode } from 'react';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './EmptyState.css.ts';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
};

/** A flat line, what is missing, and what to do about it. */
export function EmptyState({ title, children, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.meter}>
        <LevelMeter kind="flat" height={40} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.more}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
