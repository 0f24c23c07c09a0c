import type { ReactNode } from 'react';
import { RisenBars } from '../RisenBars/RisenBars.tsx';
import * as styles from './SuccessStage.css.ts';

export type SuccessStageProps = {
  /** The one h1 of the page. */
  title: ReactNode;
  /** One sentence. */
  lead: ReactNode;
  /** Overlaps the stage: a PaymentReceipt, then the next steps. */
  children: ReactNode;
};

/** The stage of a success, with risen bars. */
export function SuccessStage({ title, lead, children }: SuccessStageProps) {
  return (
    <>
      <div className={styles.band}>
        <div className={styles.light} aria-hidden="true" />
        <div className={styles.inner}>
          <RisenBars />
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <div className={styles.below}>{children}</div>
    </>
  );
}
