import type { ReactNode } from 'react';
import { useId } from 'react';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './ApprovalCard.css.ts';

export type ApprovalCardProps = {
  /** The act in words. */
  title: string;
  /** Who asked for it, and when. */
  asked: ReactNode;
  /** Until when it waits, or what became of it. */
  state: ReactNode;
  /** It was decided, or ended: nothing waits any more. */
  isOver?: boolean;
  /** What it does. */
  children: ReactNode;
  /** What this person can do about it. */
  actions?: ReactNode;
};

/** An act that waits for a second person, or waited. */
export function ApprovalCard({ title, asked, state, isOver = false, children, actions }: ApprovalCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={isOver ? styles.over : styles.card}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <Tag>{state}</Tag>
        <p className={styles.asked}>{asked}</p>
      </div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
