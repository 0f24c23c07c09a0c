import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { RecoveryCodes } from '../../../components/RecoveryCodes/RecoveryCodes.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import * as styles from './EnrolmentPage.css.ts';
import { STEPS, type StepProps } from './step.ts';

const fields = ['saved'] as const;

/** The recovery codes, which the person confirms to have kept: no page shows them again. */
export function CodesStep({ snapshot, send }: StepProps) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { recoveryCodes, isSaved, fieldErrors } = snapshot.context;
  const unsaved = words(fieldErrors.saved);
  return (
    <StaffEntry
      step={t('enrol.step', { step: STEPS, steps: STEPS })}
      title={t('enrol.codesTitle')}
      lead={t('enrol.codesLead')}
    >
      <RecoveryCodes codes={recoveryCodes} onPrint={() => send({ type: 'print.requested' })} />
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={null}
        busy={false}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <div className={styles.keeping}>
          <label className={styles.saved}>
            <input
              id="saved"
              type="checkbox"
              className={styles.box}
              aria-invalid={unsaved === undefined ? undefined : true}
              aria-describedby={unsaved === undefined ? undefined : 'saved-error'}
              checked={isSaved}
              onChange={(event) => send({ type: 'saved.changed', isSaved: event.currentTarget.checked })}
            />
            {t('enrol.saved')}
          </label>
          {unsaved !== undefined && (
            <p id="saved-error" className={styles.unsaved}>
              {unsaved}
            </p>
          )}
        </div>
        <Button type="submit" size="lg" full>
          {t('enrol.enter')}
        </Button>
      </AccountForm>
    </StaffEntry>
  );
}
