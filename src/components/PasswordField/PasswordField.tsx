import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldProps = {
  /** Wire name of the field, and id of its control. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  readOnly?: boolean;
};

/** A password, hidden until the user shows it. Pasting and autofill work. */
export function PasswordField({ name, label, value, onChange, error, hint, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...control}
            {...rest}
            name={name}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            aria-required
            className={`${styles.password} ${styles.leftRoom}`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(isShown ? 'password.hideField' : 'password.showField', { field: label })}
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
            <span>{t(isShown ? 'password.hide' : 'password.show')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
