import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { registrationErrorFields } from '../../../machines/registration/registrationTypes.ts';
import { focusFirstError } from '../accountForm/focusFirstError.ts';
import type { RegisterActor } from './registerActor.ts';
import { RegisterFields } from './RegisterFields.tsx';
import * as styles from './RegisterPage.css.ts';
import { RegisterTrouble } from './RegisterTrouble.tsx';
import { useFieldLeaving } from './useFieldLeaving.ts';

/** After a failed submit, focuses the first invalid field. */
export function RegisterForm({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { fieldErrors } = snapshot.context;
  const isBannered = snapshot.matches({ filling: { form: 'bannered' } });
  const place = useRef<HTMLFormElement>(null);
  const asked = useRef(isBannered);
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    focusFirstError(registrationErrorFields, fieldErrors);
  });
  useFieldLeaving(place, (field) => send({ type: 'field.left', field }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    asked.current = true;
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={place} noValidate className={styles.form} onSubmit={submit}>
      <RegisterTrouble snapshot={snapshot} send={send} />
      <div className={styles.sections}>
        <RegisterFields snapshot={snapshot} send={send} />
      </div>
      <Button type="submit" size="lg" full>
        {t('register.submit')}
      </Button>
    </form>
  );
}
