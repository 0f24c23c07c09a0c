import type { ReactNode } from 'react';
import * as styles from './StaffHeading.css.ts';

type Props = { title: ReactNode; lead?: ReactNode };

/** The one h1 of a page of staff, and a sentence below it. */
export function StaffHeading({ title, lead }: Props) {
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
