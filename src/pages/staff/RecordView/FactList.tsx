import type { ReactNode } from 'react';
import * as styles from './RecordView.css.ts';

/** False for a fact that a record lacks. */
export type Fact = readonly [name: string, value: ReactNode] | false;

/** What is known of a record, by name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]} className={styles.fact}>
              <dt className={styles.name}>{fact[0]}</dt>
              <dd className={styles.value}>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
