import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formErrorOf } from '../../../../domain/accountRefusals.ts';
import { IDENTITY_MAX_MEGABYTES } from '../../../../domain/limits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFileWords } from '../../../i18n/useFileWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { documentCorrectionMachine } from '../../../machines/documentCorrection/documentCorrectionMachine.ts';
import type { DocumentCorrectionContext } from '../../../machines/documentCorrection/documentCorrectionTypes.ts';
import * as styles from './SubmissionDetailsPage.css.ts';

const FIELD = 'id_passport_url';

export type DocumentCorrectionProps = {
  machine: typeof documentCorrectionMachine;
  /** The entry's id. */
  entry: string;
};

/** The field for an identity document that staff ask for again, until it has arrived. */
export function DocumentCorrection({ machine, entry }: DocumentCorrectionProps) {
  const { t } = useTranslation('entries');
  const { megabytes } = useFormat();
  const [snapshot, send] = useMachine(machine, { input: { entry } });
  const { document: chosen, formError, fieldError } = snapshot.context;
  const isChecking = snapshot.matches('checking');
  const isSending = snapshot.matches('sending');
  const error = useErrorSentence(snapshot.context);
  useEffect(() => {
    if (fieldError) document.getElementById(FIELD)?.focus();
  }, [fieldError]);
  if (snapshot.matches('sent')) return <Outcome kind="success" name="sent" />;
  if (snapshot.matches('closed')) return <Outcome kind="warning" name="closed" />;
  if (snapshot.matches('unsure'))
    return (
      <Note
        alert
        kind="warning"
        title={t('correction.unsure')}
        action={
          <Button variant="secondary" onClick={() => send({ type: 'retry.requested' })}>
            {t('replace.ask')}
          </Button>
        }
      >
        {t('correction.unsureText')}
      </Note>
    );
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <SendFailure formError={formError} />
      <FileUpload
        id={FIELD}
        use="identity"
        label={t('register.identity.label')}
        hint={t('register.identity.hint', { max: megabytes(IDENTITY_MAX_MEGABYTES) })}
        chosen={chosen && { file: chosen }}
        checking={isChecking}
        readOnly={isSending}
        error={error}
        onChoose={(file) => send({ type: 'document.chosen', file })}
        onRemove={() => send({ type: 'document.removed' })}
      />
      <Button
        type="submit"
        full
        busy={isSending ? t('correction.sending') : isChecking ? t('upload.checking') : undefined}
      >
        {t('correction.send')}
      </Button>
    </form>
  );
}

function useErrorSentence({ fieldError }: DocumentCorrectionContext): string | undefined {
  const fileWords = useFileWords();
  if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
  const { code, name, sent } = fieldError;
  return fileWords(code, { use: 'identity', megabytes: IDENTITY_MAX_MEGABYTES, name, sent });
}

function SendFailure({ formError }: Pick<DocumentCorrectionContext, 'formError'>) {
  const { t } = useTranslation('entries');
  const { formError: words } = useErrorWords();
  if (!formError) return null;
  return (
    <Note alert kind="error" title={t('correction.failed')}>
      <bdi>{words(formErrorOf(formError))}</bdi>
    </Note>
  );
}

type OutcomeProps = { kind: 'success' | 'warning'; name: 'sent' | 'closed' };

function Outcome({ kind, name }: OutcomeProps) {
  const { t } = useTranslation('entries');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone: move the focus to the outcome.
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Note kind={kind} title={t(`correction.${name}`)}>
        {t(`correction.${name}Text`)}
      </Note>
    </div>
  );
}
