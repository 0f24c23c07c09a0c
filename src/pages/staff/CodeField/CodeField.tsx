import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

type Props = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  /** A recovery code has letters; a code of the authenticator app has digits only. */
  kind?: 'digits' | 'code';
};

/** The code of an authenticator app, as the browser may fill it in. */
export function CodeField({ label, hint, error, value, onChange, readOnly, kind = 'digits' }: Props) {
  return (
    <Field id="code" label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          kind={kind}
          autoComplete="one-time-code"
          spellCheck={false}
          aria-required
          readOnly={readOnly}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
