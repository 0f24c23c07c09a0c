import type { ReactNode } from 'react';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One choice to switch on or off. */
export function Checkbox({ id, label, hint, error, checked, onChange }: CheckboxProps) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
