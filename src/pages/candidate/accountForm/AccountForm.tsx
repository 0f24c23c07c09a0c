import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { Trouble } from '../../../../domain/accountRefusals.ts';
import { FormTrouble } from '../../../components/FormTrouble/FormTrouble.tsx';
import * as styles from './accountForm.css.ts';
import { focusFault } from './focusFault.ts';

type Props = {
  /** The wire names of its fields, in their order on the page. */
  fields: readonly string[];
  /** What is wrong with them now. */
  faults: Readonly<Record<string, unknown>>;
  trouble: Trouble | null;
  /** It is on its way, or was taken. */
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form that leads to its first wrong field, whether it was judged here or at the server. */
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
