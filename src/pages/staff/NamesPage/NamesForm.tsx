import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../components/EditForm/EditForm.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { useUnloadGuard } from './useUnloadGuard.ts';

type Props = {
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
  /** What the button does, if not to save changes. */
  save?: string;
  onSaved?: ((row: NonNullable<EditFormSnapshot['context']['start']>) => void) | undefined;
};

const fields = ['name_ar', 'name_en'];

/** The names of an organisation in both languages. */
export function NamesForm({ snapshot, send, save, onSaved }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { context } = snapshot;
  const { start, texts, disputes, meanwhile, isResumed, fieldErrors, formError } = context;
  const isSaving = snapshot.matches('saving');
  const isSaved = snapshot.matches({ editing: 'saved' });
  const edited = editedFields(context);
  const submit = useCallback(() => send({ type: 'form.submitted' }), [send]);
  useSaveKey(submit);
  useUnloadGuard(edited.length > 0);
  useEffect(() => {
    if (isSaved && start) onSaved?.(start);
  }, [isSaved, start, onSaved]);
  const isDisputed = Object.keys(disputes).length > 0;
  return (
    <>
      {isResumed && <Note title={t('edit.resumed')} />}
      {meanwhile && (
        <Note
          alert
          kind="warning"
          title={
            meanwhile.by === null ? t('edit.meanwhileSomebody') : t('edit.meanwhile', { name: meanwhile.by })
          }
        >
          {t(isDisputed ? 'edit.meanwhileDecide' : 'edit.meanwhileTaken')}
        </Note>
      )}
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSaving}
        onSubmit={submit}
      >
        <EditForm
          pairs={[
            { name: 'name', label: { ar: t('names.field.ar'), en: t('names.field.en') }, optional: 'en' },
          ]}
          texts={texts}
          errors={Object.fromEntries(fields.map((field) => [field, words(fieldErrors[field])]))}
          edited={edited}
          disputes={disputes}
          isSaved={isSaved}
          isSaving={isSaving}
          {...(save !== undefined && { save })}
          onChange={(field, value) => send({ type: 'field.changed', field, value })}
          onChoose={(field, choice) => send({ type: 'choice.made', field, choice })}
        />
      </AccountForm>
    </>
  );
}
