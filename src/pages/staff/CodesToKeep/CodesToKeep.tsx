import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFieldErrors } from '../../../../domain/staff/staffRefusals.ts';
import { RecoveryCodes } from '../../../components/RecoveryCodes/RecoveryCodes.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import * as styles from './CodesToKeep.css.ts';

const fields = ['saved'] as const;

type Props = {
  codes: readonly string[];
  isSaved: boolean;
  fieldErrors: StaffFieldErrors<'saved'>;
  send: (
    event:
      | { type: 'saved.changed'; isSaved: boolean }
      | { type: 'print.requested' }
      | { type: 'form.submitted' },
  ) => void;
  /** The button that goes on. */
  children: ReactNode;
};

/** New recovery codes, which the person confirms to have kept: no page shows them again. */
export function CodesToKeep({ codes, isSaved, fieldErrors, send, children }: Props) {
  const { t } = useTranslation('staff');
  const unsaved = useStaffErrorWords()(fieldErrors.saved);
  return (
    <>
      <RecoveryCodes codes={codes} onPrint={() => send({ type: 'print.requested' })} />
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
        {children}
      </AccountForm>
    </>
  );
}
