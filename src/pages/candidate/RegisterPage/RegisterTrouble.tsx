import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { registrationErrorFields } from '../../../machines/registration/registrationTypes.ts';
import type { RegisterActor } from './registerActor.ts';
import { useRegistrationWords } from './useRegistrationWords.ts';

/** Above the form: its errors, why it was refused, or that a draft was restored. */
export function RegisterTrouble({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation(['entries', 'account']);
  const { context } = snapshot;
  const { fieldErrors, listed, restored, formError } = context;
  const words = useRegistrationWords(context);
  const place = useRef<HTMLDivElement>(null);
  const isBannered = snapshot.matches({ filling: { form: 'bannered' } });
  const wrong = registrationErrorFields.filter((field) => fieldErrors[field] !== undefined);
  const isSummary = listed && wrong.length > 0;
  // The banner over the fields is the heading of the error summary.
  const said = formError && !('word' in formError && formError.word === 'highlighted') ? formError : null;
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'center' });
  }, [said]);
  const isUnsureBefore = said !== null && 'note' in said && said.note === 'unsureBefore';
  const reference = said && 'reference' in said ? said.reference : undefined;
  const below = reference === undefined ? undefined : <Reference id={reference} />;
  return (
    <>
      {restored && !isUnsureBefore && (
        <Note title={t('register.restored')}>{t('register.restoredText')}</Note>
      )}
      {said && (
        <div ref={place}>
          <Note
            alert
            kind={kindOf(said)}
            title={words.formError(said)}
            action={
              'note' in said &&
              said.note === 'signedOut' && (
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
            isBannered ? t('account:trouble.highlighted') : t('register.left', { count: wrong.length })
          }
          errors={isBannered ? wrong.map((field) => ({ field, words: words.fieldError(field) ?? '' })) : []}
        />
      )}
    </>
  );
}

const quiet: readonly unknown[] = ['cancelled', 'checking'];
const kindOf = (formError: object) => {
  const note = 'note' in formError ? formError.note : null;
  if (quiet.includes(note)) return 'info';
  return note === 'unsureBefore' ? 'warning' : 'error';
};
