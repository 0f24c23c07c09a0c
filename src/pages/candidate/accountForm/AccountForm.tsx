import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Trouble } from '../../../../domain/accountRefusals.ts';
import { FormTrouble } from '../../../components/FormTrouble/FormTrouble.tsx';
import * as styles from './accountForm.css.ts';
import { focusFault } from './focusFault.ts';

type Props = {
  /** Wire names of its fields in page order. */
  fields: readonly string[];
  /** Current field errors. */
  faults: Readonly<Record<string, unknown>>;
  trouble: Trouble | null;
  /** Being sent, or accepted. */
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form that focuses its first invalid field, whether the page or the server judged it. */
export function AccountForm({ fields, faults, trouble, busy, onSubmit, children }: Props) {
  const asked = useRef(false);
  useEffect(() => {
    if (busy || !asked.current) return;
    asked.current = false;
    focusFault(fields, faults);
  }, [busy, fields, faults]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    asked.current = true;
    onSubmit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormTrouble trouble={trouble} />
      {children}
    </form>
  );
}
