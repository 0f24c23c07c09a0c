import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** What to do; announced when it appears. */
  heading: string;
  /** Invalid fields by control id, in page order; empty to show the heading alone. */
  errors: readonly { field: string; words: string }[];
};

/** Lists the errors of a form above it, each linked to its field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const focusField = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(field)?.focus();
  };
  return (
    <div className={styles.summary}>
      <span className={styles.icon}>
        <Icon of={TriangleAlert} />
      </span>
      <div className={styles.words}>
        <p role="alert" className={styles.heading}>
          {heading}
        </p>
        {errors.length > 0 && (
          <ul className={styles.list}>
            {errors.map(({ field, words }) => (
              <li key={field}>
                <a href={`#${field}`} className={styles.link} onClick={(event) => focusField(event, field)}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
