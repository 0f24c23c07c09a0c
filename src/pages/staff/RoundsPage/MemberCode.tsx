import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFieldError } from '../../../../domain/staff/staffRefusals.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import * as styles from './MembersPage.css.ts';

type Props = {
  /** Of the contestant. */
  name: string;
  code: string | null;
  mayChange: boolean;
  error: StaffFieldError | undefined;
  onSubmit: (code: string) => void;
};

/** The code of a member, and the field that changes it. A new code mounts it anew. */
export function MemberCode({ name, code, mayChange, error, onSubmit }: Props) {
  const { t } = useTranslation('staffRounds');
  const words = useStaffErrorWords();
  const [typed, setTyped] = useState<string | null>(null);
  if (!mayChange || typed === null)
    return (
      <span className={styles.code}>
        <bdi>{code ?? t('members.noCode')}</bdi>
        {mayChange && (
          <Button
            variant="quiet"
            aria-label={t('members.changeCode', { name })}
            onClick={() => setTyped(code ?? '')}
          >
            {t('members.change')}
          </Button>
        )}
      </span>
    );
  return (
    <form
      className={styles.codeForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === code) setTyped(null);
        else onSubmit(typed);
      }}
    >
      <Field label={t('members.codeOf', { name })} error={words(error)}>
        {(control) => (
          <TextInput {...control} kind="digits" value={typed} onChange={setTyped} autoComplete="off" />
        )}
      </Field>
      <div className={styles.acts}>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          {t('members.cancel')}
        </Button>
        <Button type="submit">{t('members.saveCode')}</Button>
      </div>
    </form>
  );
}
