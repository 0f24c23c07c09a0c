import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import {
  registrationErrorFields,
  type RegistrationErrorField,
} from '../../../machines/registration/registrationTypes.ts';
import { focusFirstError } from '../accountForm/focusFirstError.ts';
import type { RegisterActor } from './registerActor.ts';
import { RegisterFields } from './RegisterFields.tsx';
import * as styles from './RegisterPage.css.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

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
      <RegisterNotices snapshot={snapshot} send={send} />
      <div className={styles.sections}>
        <RegisterFields snapshot={snapshot} send={send} />
      </div>
      <Button type="submit" size="lg" full>
        {t('register.submit')}
      </Button>
    </form>
  );
}

/** Above the form: its errors, why it was refused, or that a draft was restored. */
function RegisterNotices({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation(['entries', 'account']);
  const { context } = snapshot;
  const { fieldErrors, listed, restored, formError } = context;
  const words = useRegistrationWords(context);
  const place = useRef<HTMLDivElement>(null);
  const isBannered = snapshot.matches({ filling: { form: 'bannered' } });
  const invalidFields = registrationErrorFields.filter((field) => fieldErrors[field] !== undefined);
  const isSummary = listed && invalidFields.length > 0;
  // The banner over the fields is the heading of the error summary.
  const shownError =
    formError && !('word' in formError && formError.word === 'highlighted') ? formError : null;
  useEffect(() => {
    if (shownError) place.current?.scrollIntoView({ block: 'center' });
  }, [shownError]);
  const isUnsureBefore = shownError !== null && 'note' in shownError && shownError.note === 'unsureBefore';
  const reference = shownError && 'reference' in shownError ? shownError.reference : undefined;
  const below = reference === undefined ? undefined : <Reference id={reference} />;
  return (
    <>
      {restored && !isUnsureBefore && (
        <Note title={t('register.restored')}>{t('register.restoredText')}</Note>
      )}
      {shownError && (
        <div ref={place}>
          <Note
            alert
            kind={noteKindOf(shownError)}
            title={words.formError(shownError)}
            action={
              'note' in shownError &&
              shownError.note === 'signedOut' && (
                <Button variant="secondary" onClick={() => send({ type: 'login.requested' })}>
                  {t('register.logIn')}
                </Button>
              )
            }
          >
            {isUnsureBefore ? t('register.unsureBeforeText') : below}
          </Note>
        </div>
      )}
      {isSummary && (
        <ErrorSummary
          heading={
            isBannered
              ? t('account:trouble.highlighted')
              : t('register.left', { count: invalidFields.length })
          }
          errors={
            isBannered ? invalidFields.map((field) => ({ field, words: words.fieldError(field) ?? '' })) : []
          }
        />
      )}
    </>
  );
}

const quiet: readonly unknown[] = ['cancelled', 'checking'];
const noteKindOf = (formError: object) => {
  const note = 'note' in formError ? formError.note : null;
  if (quiet.includes(note)) return 'info';
  return note === 'unsureBefore' ? 'warning' : 'error';
};

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
