import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import type { EditFormProps } from './editFormProps.ts';
import { EditSide } from './EditSide.tsx';
import * as styles from './EditForm.css.ts';

/** The fields of a form that edits a record in both languages, and its save button. */
export function EditForm(props: EditFormProps) {
  const { pairs, edited, disputes = {}, isSaved = false, isSaving = false, save } = props;
  const { t } = useTranslation('staff');
  const isOpen = Object.values(disputes).some(({ choice }) => choice === null);
  const isClean = edited.length === 0;
  const reason = isOpen ? t('edit.decideFirst') : isClean && !isSaving ? t('edit.nothing') : undefined;
  const state = isClean ? isSaved && t('edit.saved') : t('edit.unsaved');
  return (
    <>
      {pairs.map((pair) => (
        <div key={pair.name} className={styles.pair}>
          {(['ar', 'en'] as const).map((language) => (
            <EditSide key={language} form={props} pair={pair} language={language} />
          ))}
        </div>
      ))}
      <div className={styles.foot}>
        <Button
          type="submit"
          aria-keyshortcuts="Control+S Meta+S"
          busy={isSaving ? t('edit.saving') : undefined}
          disabledReason={reason}
        >
          {save ?? t('edit.save')}
        </Button>
        <output className={styles.state}>{state}</output>
      </div>
    </>
  );
}
