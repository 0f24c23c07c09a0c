import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { registrationErrorFields } from '../../../machines/registration/registrationTypes.ts';
import { ClosingRegistration } from './ClosingRegistration.tsx';
import type { RegisterActor } from './registerActor.ts';
import { RestoredDraft } from './RestoredDraft.tsx';
import { useRegistrationWords } from './useRegistrationWords.ts';

/** Above the form: its errors, why it was refused, or that a draft was restored. */
export function RegisterNotices({ snapshot, send }: RegisterActor) {
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
  const note = shownError && 'note' in shownError ? shownError.note : null;
  const isUnsureBefore = note === 'unsureBefore';
  const choice = note !== null && note in choices ? choices[note as keyof typeof choices] : null;
  const reference = shownError && 'reference' in shownError ? shownError.reference : undefined;
  const below = reference === undefined ? undefined : <Reference id={reference} />;
  return (
    <>
      <ClosingRegistration context={context} />
      {restored && !isUnsureBefore && <RestoredDraft context={context} />}
      {shownError && (
        <div ref={place}>
          <Note
            alert
            kind={noteKindOf(shownError)}
            title={words.formError(shownError)}
            action={
              choice && (
                <Button variant="secondary" onClick={() => send({ type: choice.event })}>
                  {t(choice.words)}
                </Button>
              )
            }
          >
            {note === 'unsureBefore' || note === 'overtaken' ? t(`register.${note}Text`) : below}
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

/** What a note lets the candidate do. */
const choices = {
  signedOut: { words: 'register.logIn', event: 'login.requested' },
  overtaken: { words: 'register.newest', event: 'newest.requested' },
} as const;

const quiet: readonly unknown[] = ['cancelled', 'checking'];
const noteKindOf = (formError: object) => {
  const note = 'note' in formError ? formError.note : null;
  if (quiet.includes(note)) return 'info';
  return note === 'unsureBefore' || note === 'overtaken' ? 'warning' : 'error';
};
