import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFieldErrors } from '../../../../domain/staff/staffRefusals.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { RecoveryCodes } from '../../../components/RecoveryCodes/RecoveryCodes.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';

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
        <Checkbox
          id="saved"
          label={t('enrol.saved')}
          error={unsaved}
          checked={isSaved}
          onChange={(saved) => send({ type: 'saved.changed', isSaved: saved })}
        />
        {children}
      </AccountForm>
    </>
  );
}
