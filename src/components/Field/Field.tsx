import CircleAlert from '@lucide/icons/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence that says what to change; undefined while the value is valid. */
  error?: ReactNode;
  /** Says "optional" after the label; required fields carry no sign. */
  optional?: boolean;
  /** Only where something outside must find the control, such as an ErrorSummary. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint, one control and its error. */
export function Field({ label, hint, error, optional = false, id, children }: FieldProps) {
  const { t } = useTranslation('common');
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon of={CircleAlert} size="sm" />
          </span>
          {error}
        </p>
      )}
    </div>
  );
}
