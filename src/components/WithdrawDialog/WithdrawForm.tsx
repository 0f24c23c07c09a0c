import { type ReactNode, useEffect, useRef } from 'react';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import * as styles from './WithdrawDialog.css.ts';

export type TypedName = {
  label: ReactNode;
  value: string;
  error: ReactNode | undefined;
  onChange: (name: string) => void;
};

export type WithdrawFormProps = {
  /** What withdrawing means, one consequence each. */
  consequences: readonly ReactNode[];
  /** Why an earlier try failed. */
  children?: ReactNode;
  /** The field for the name that confirms it; undefined where a press is enough. */
  name?: TypedName | undefined;
  confirm: string;
  onConfirm: () => void;
  cancel: string;
  onCancel: () => void;
  /** Text shown while the request runs; it can be neither repeated nor cancelled then. */
  busy?: string | undefined;
};

/** What withdrawing means, and its confirmation. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { consequences, children, name, confirm, onConfirm, cancel, onCancel, busy } = props;
  const input = useRef<HTMLInputElement>(null);
  const hasError = name?.error !== undefined;
  useEffect(() => {
    if (hasError) input.current?.focus();
  }, [hasError]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy !== undefined) return;
        // The effect does not run again for the same error.
        if (hasError) input.current?.focus();
        onConfirm();
      }}
    >
      <ul className={styles.consequences}>
        {consequences.map((each, index) => (
          <li key={index}>{each}</li>
        ))}
      </ul>
      {children}
      {name && (
        <Field label={name.label} error={name.error}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={name.value}
              onChange={name.onChange}
              autoComplete="off"
              readOnly={busy !== undefined}
            />
          )}
        </Field>
      )}
      <div className={notice.actions}>
        <div className={notice.action}>
          <Button type="submit" variant="danger" size="lg" busy={busy}>
            {confirm}
          </Button>
        </div>
        <div className={notice.action}>
          <Button variant="secondary" size="lg" onClick={() => busy === undefined && onCancel()}>
            {cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
