import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../components/EditForm/EditForm.tsx';
import type { EditField, EditSection } from '../../../components/EditForm/editFormProps.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import type { EditFormSnapshot } from '../../../machines/editForm/editFormMachine.ts';
import type { EditFormEvent, EditRow } from '../../../machines/editForm/editFormTypes.ts';
import { editedFields } from '../../../machines/editForm/editTexts.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { useUnloadGuard } from './useUnloadGuard.ts';

export type RecordFormProps = {
  snapshot: EditFormSnapshot;
  send: (event: EditFormEvent) => void;
  sections: readonly EditSection[];
  /** Nobody changes anything here who reads it: the form cannot be saved. */
  isReadOnly?: boolean;
  /** What the button does, if not to save changes. */
  save?: string | undefined;
  onSaved?: ((row: EditRow) => void) | undefined;
};

/** The form of a record that several people may edit. */
export function RecordForm(props: RecordFormProps) {
  const { snapshot, send, sections, isReadOnly = false, save, onSaved } = props;
  const words = useStaffErrorWords();
  const { context } = snapshot;
  const { start, texts, disputes, fieldErrors, formError } = context;
  const isSaving = snapshot.matches('saving');
  const isSaved = snapshot.matches({ editing: 'saved' });
  const edited = editedFields(context);
  const submit = useCallback(() => {
    if (!isReadOnly) send({ type: 'form.submitted' });
  }, [isReadOnly, send]);
  useSaveKey(submit);
  useUnloadGuard(edited.length > 0);
  useEffect(() => {
    if (isSaved && start) onSaved?.(start);
  }, [isSaved, start, onSaved]);
  const fields = sections.flatMap((section) => section.fields.flatMap(namesOf));
  const form = {
    texts,
    errors: Object.fromEntries(fields.map((field) => [field, words(fieldErrors[field])])),
    edited,
    disputes,
    isSaving,
    onChange: (field: string, value: string) => send({ type: 'field.changed', field, value }),
    onChoose: (field: string, choice: 'mine' | 'theirs') => send({ type: 'choice.made', field, choice }),
  };
  return (
    <>
      <RecordNotes context={context} />
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSaving}
        onSubmit={submit}
      >
        <EditForm
          {...form}
          sections={sections}
          isReadOnly={isReadOnly}
          isSaved={isSaved}
          {...(save !== undefined && { save })}
        />
      </AccountForm>
    </>
  );
}

const namesOf = (field: EditField): string[] =>
  typeof field.label === 'string' ? [field.name] : [`${field.name}_ar`, `${field.name}_en`];

/** What the form has taken in that the person did not type just now. */
function RecordNotes({ context }: { context: EditFormSnapshot['context'] }) {
  const { t } = useTranslation('staff');
  const { meanwhile, isResumed, disputes } = context;
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
    </>
  );
}
