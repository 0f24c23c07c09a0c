import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { FormError } from '../../../../domain/accountRefusals.ts';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import * as styles from './accountForm.css.ts';
import { focusFirstError } from './focusFirstError.ts';

type Props = {
  /** Wire names of its fields in page order. */
  fields: readonly string[];
  /** Current errors by wire name of their field. */
  fieldErrors: Readonly<Record<string, unknown>>;
  formError: FormError | null;
  /** The form is being sent, or was accepted. */
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form that focuses its first invalid field, whether the page or the server judged it. */
export function AccountForm({ fields, fieldErrors, formError, busy, onSubmit, children }: Props) {
  const isFocusDue = useRef(false);
  useEffect(() => {
    if (busy || !isFocusDue.current) return;
    isFocusDue.current = false;
    focusFirstError(fields, fieldErrors);
  }, [busy, fields, fieldErrors]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    isFocusDue.current = true;
    onSubmit();
  };
  // `post`: should the site not run, the browser must not write what was typed into an address.
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <FormErrorNote formError={formError} />
      {children}
    </form>
  );
}
