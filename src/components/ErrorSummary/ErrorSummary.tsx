import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export type ErrorSummaryProps = {
  /** What to do; read out when it appears. */
  heading: string;
  /** The fields that are wrong, by the ids of their controls, in the order of the page; none when it is folded. */
  errors: readonly { field: string; words: string }[];
};

/** What is wrong with a form, above it, with a way to each field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const lead = (event: MouseEvent, field: string) => {
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
                <a href={`#${field}`} className={styles.link} onClick={(event) => lead(event, field)}>
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
