import type { ReactNode } from 'react';
import * as styles from './EnrolBar.css.ts';

export type EnrolBarProps = {
  /** Its button stands elsewhere in the window. */
  away: boolean;
  /** The one button. */
  children: ReactNode;
};

/** The way in within reach of the thumb, on narrow screens, while the page's own buttons are out of sight. */
export function EnrolBar({ away, children }: EnrolBarProps) {
  return <div className={`${styles.bar} ${away ? styles.away : ''}`}>{children}</div>;
}
