import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

export type TimelineEntry = {
  id: string;
  /** UTC ms. */
  at: number;
  /** The time in words. */
  moment: string;
  /** What was done. */
  act: string;
  /** Who did it, if a person did. */
  by?: string;
  /** What it changed. */
  changes?: readonly { name: string; value: ReactNode }[];
};

/** What happened to one object, the newest first. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {entries.map(({ id, at, moment, act, by, changes = [] }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.act}>
            {act} {by !== undefined && <bdi className={styles.by}>{by}</bdi>}
          </p>
          {changes.length > 0 && (
            <dl className={styles.changes}>
              {changes.map(({ name, value }) => (
                <div key={name} className={styles.change}>
                  <dt className={styles.name}>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <time dateTime={new Date(at).toISOString()} className={styles.moment}>
            {moment}
          </time>
        </li>
      ))}
    </ol>
  );
}
