import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

export type FormSectionState = 'todo' | 'ready' | 'invalid';

export type FormSectionProps = {
  title: string;
  state: FormSectionState;
  /** Number of errors, as text. */
  errors?: string | undefined;
  children: ReactNode;
};

/** One part of a long form; its bar fills when the part is complete. */
export function FormSection({ title, state, errors, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span aria-hidden="true" className={styles.bar[state]} />
        <span className={styles.title}>{title}</span>
        {errors !== undefined && <span className={styles.errors}>{errors}</span>}
      </legend>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
