import type { ReactNode } from 'react';
import * as styles from './Preview.css.ts';

export type PreviewProps = {
  /** What the act is about: names and values, each isolated by its caller. */
  facts: readonly { term: string; value: ReactNode }[];
  /** What changes once it is done. */
  effect: ReactNode;
};

/** An act before it is done: what it is about, and what it changes. */
export function Preview({ facts, effect }: PreviewProps) {
  return (
    <div className={styles.preview}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.effect}>{effect}</p>
    </div>
  );
}
