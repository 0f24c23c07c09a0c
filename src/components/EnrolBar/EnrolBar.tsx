import type { ReactNode } from 'react';
import * as styles from './EnrolBar.css.ts';

export type EnrolBarProps = {
  /** Hides the bar: another enrol button is in view. */
  away: boolean;
  children: ReactNode;
};

/** A bottom bar on narrow screens while the page's own enrol buttons are out of sight. */
export function EnrolBar({ away, children }: EnrolBarProps) {
  return <div className={`${styles.bar} ${away ? styles.away : ''}`}>{children}</div>;
}
