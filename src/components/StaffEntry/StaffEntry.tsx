import type { ReactNode } from 'react';
import { StaffHeading } from '../StaffFrame/StaffHeading.tsx';
import * as styles from './StaffEntry.css.ts';

export type StaffEntryProps = {
  /** Where this step is among the others. */
  step?: ReactNode;
  /** The one h1 of the page. */
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** A step of entering the staff application: what to do, and its form. */
export function StaffEntry({ step, title, lead, children }: StaffEntryProps) {
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        {step !== undefined && <p className={styles.step}>{step}</p>}
        <StaffHeading title={title} lead={lead} />
      </div>
      {children}
    </div>
  );
}
