import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/useFormat.ts';
import * as styles from './StatTile.css.ts';

export type StatTileProps = {
  label: ReactNode;
  /** Undefined while unknown. */
  value: number | undefined;
};

/** One number and its label; belongs in StatTiles. */
export function StatTile({ label, value }: StatTileProps) {
  const { number } = useFormat();
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value === undefined ? '–' : number(value)}</dd>
    </div>
  );
}

type StatTilesProps = {
  /** Names the group of numbers, for screen readers. */
  label: string;
  children: ReactNode;
};

/** Numbers side by side, in one panel. */
export function StatTiles({ label, children }: StatTilesProps) {
  return (
    <section aria-label={label}>
      <dl className={styles.panel}>{children}</dl>
    </section>
  );
}
