import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { formErrorOf } from '../../../../domain/accountRefusals.ts';
import { HINTED_FORMATS } from '../../../../domain/limits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFileWords } from '../../../i18n/useFileWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type {
  ReplaceFormError,
  SubmissionReplaceContext,
  SubmissionReplaceEvent,
} from '../../../machines/submissionReplace/submissionReplaceTypes.ts';
import * as styles from './SubmitPage.css.ts';

const FIELD = 'media_file';

/** The current recording, and the field for its replacement. */
export function ReplaceForm({ snapshot, send, current }: ReplaceActor & { current: ReactNode }) {
  const { t } = useTranslation('entries');
  const { megabytes } = useFormat();
  const { submission, opened, media, fieldError, formError } = snapshot.context;
  const { submission_type: wanted } = submission.competition;
  const isChecking = snapshot.matches('checking');
  useEffect(() => {
    if (fieldError) document.getElementById(FIELD)?.focus();
  }, [fieldError]);
  return (
    <>
      <Panel title={t('replace.current')}>
        <div className={styles.current}>{current}</div>
      </Panel>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <ReplaceFailure formError={formError} />
        <Panel title={t('replace.new')}>
          <Note kind="warning" title={t('replace.warning')}>
            {t('replace.warningText')}
          </Note>
          <FileUpload
            id={FIELD}
            use="media"
            accepted={{ wanted, converts: opened?.converts ?? false }}
            label={t(`replace.label.${wanted}`)}
            hint={t(`replace.hint.${wanted}`, {
              max: megabytes(opened?.limitMegabytes ?? 0),
              formats: HINTED_FORMATS.join(', '),
            })}
            chosen={media}
            checking={isChecking}
            error={useErrorSentence(snapshot.context)}
            onChoose={(file) => send({ type: 'media.chosen', file })}
            onRemove={() => send({ type: 'media.removed' })}
          />
          <Button type="submit" size="lg" full busy={isChecking ? t('upload.checking') : undefined}>
            {t('replace.submit')}
          </Button>
        </Panel>
      </form>
    </>
  );
}

function useErrorSentence({ fieldError, opened, submission }: SubmissionReplaceContext): string | undefined {
  const fileWords = useFileWords();
  if (!fieldError || 'sentence' in fieldError) return fieldError?.sentence;
  return fileWords(fieldError.code, {
    use: 'media',
    megabytes: opened?.limitMegabytes ?? 0,
    name: fieldError.name,
    sent: fieldError.sent,
    accepted: { wanted: submission.competition.submission_type, converts: opened?.converts ?? false },
  });
}

/** Says why the upload failed, and that the chosen file stays in the form. */
function ReplaceFailure({ formError }: { formError: ReplaceFormError | null }) {
  const { t } = useTranslation('entries');
  const { formError: words } = useErrorWords();
  if (!formError) return null;
  if (formError.kind === 'cancelled') return <Note alert title={t('upload.cancelled')} />;
  return (
    <Note alert kind="error" title={t('replace.failed')}>
      <p>
        <bdi>{words(formErrorOf(formError))}</bdi>
      </p>
      <p>{t('replace.again')}</p>
    </Note>
  );
}

export type ReplaceActor = {
  snapshot: SnapshotFrom<typeof submissionReplaceMachine>;
  send: (event: SubmissionReplaceEvent) => void;
};
