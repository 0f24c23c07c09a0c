import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as skeleton from '../Skeleton/Skeleton.css.ts';
import * as styles from './CardShapes.css.ts';

export type CardShapesProps = {
  kind: keyof typeof styles.columns;
  count?: number;
  /** Names what is loading, for screen readers. */
  label: string;
};

const shapeOf = (own: string) => <div className={`${skeleton.shape} ${own}`} />;
const lines = (
  <div className={styles.words}>
    {shapeOf(styles.line)}
    {shapeOf(styles.short)}
  </div>
);

const pictured = (
  <div className={styles.card16}>
    {shapeOf(styles.picture)}
    {lines}
  </div>
);

const shapes: Record<CardShapesProps['kind'], ReactNode> = {
  events: pictured,
  submissions: pictured,
  competitions: (
    <div className={styles.row}>
      {shapeOf(styles.square)}
      {lines}
    </div>
  ),
  overview: (
    <div className={styles.panel}>
      {lines}
      {lines}
      {lines}
    </div>
  ),
  prose: (
    <div className={styles.words}>
      {shapeOf(styles.line)}
      {shapeOf(styles.line)}
      {shapeOf(styles.short)}
    </div>
  ),
};

/** Placeholder cards. Pair it with `useLingering`, so that it never flashes. */
export function CardShapes({ kind, count = 1, label }: CardShapesProps) {
  return (
    <div aria-busy="true">
      <p className={visuallyHidden}>{label}</p>
      <div className={`${styles.columns[kind]} ${skeleton.skeleton}`} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{shapes[kind]}</div>
        ))}
      </div>
    </div>
  );
}
