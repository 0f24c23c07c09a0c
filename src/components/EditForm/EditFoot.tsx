import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import type { EditFootProps } from './editFormProps.ts';
import * as styles from './EditForm.css.ts';

/** The button that saves a form, and whether the form is saved. */
export function EditFoot({ edited, disputes = {}, isSaved = false, isSaving = false, save }: EditFootProps) {
  const { t } = useTranslation('staff');
  const isOpen = Object.values(disputes).some(({ choice }) => choice === null);
  const isClean = edited.length === 0;
  const reason = isOpen ? t('edit.decideFirst') : isClean && !isSaving ? t('edit.nothing') : undefined;
  const state = isClean ? isSaved && t('edit.saved') : t('edit.unsaved');
  return (
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
  );
}
