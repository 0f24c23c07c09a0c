import { Suspense, useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import {
  registrationErrorFields,
  type RegistrationErrorField,
} from '../../../machines/registration/registrationTypes.ts';
import { focusFirstError } from '../accountForm/focusFirstError.ts';
import { RegisterNotices } from './lazyParts.tsx';
import type { RegisterActor } from './registerActor.ts';
import { RegisterFields } from './RegisterFields.tsx';
import * as styles from './RegisterPage.css.ts';

/** The registration form. After a failed submit, it focuses the first invalid field. */
export function RegisterForm({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { fieldErrors } = snapshot.context;
  const isBannered = snapshot.matches({ filling: { form: 'bannered' } });
  const place = useRef<HTMLFormElement>(null);
  const isFocusDue = useRef(isBannered);
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    focusFirstError(registrationErrorFields, fieldErrors);
  });
  useFieldBlur(place, (field) => send({ type: 'field.left', field }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    isFocusDue.current = true;
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={place} noValidate className={styles.form} onSubmit={submit}>
      <Suspense>
        <RegisterNotices snapshot={snapshot} send={send} />
      </Suspense>
      <div className={styles.sections}>
        <RegisterFields snapshot={snapshot} send={send} />
      </div>
      <Button type="submit" size="lg" full>
        {t('register.submit')}
      </Button>
    </form>
  );
}

/** Reports each field that loses the focus; a field of several parts only when the focus leaves all of them. */
function useFieldBlur(
  place: RefObject<HTMLElement | null>,
  onLeave: (field: RegistrationErrorField) => void,
): void {
  const reportBlur = useEffectEvent(onLeave);
  useEffect(() => {
    const leaving = new AbortController();
    place.current?.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
        if (!field || (relatedTarget instanceof Node && field.contains(relatedTarget))) return;
        reportBlur(field.dataset['field'] as RegistrationErrorField);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [place]);
}
