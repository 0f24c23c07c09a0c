import { useTranslation } from 'react-i18next';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../../../domain/staff/staffLimits.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { detailFields, type EnrolmentField } from '../../../machines/staffEnrolment/enrolmentForm.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import type { StepProps } from './step.ts';
import { useLinkWords } from './useLinkWords.ts';

const completions = {
  organisation_ar: 'organization',
  organisation_en: 'off',
  email: 'username',
  name: 'name',
} as const;

/** Who the person is, and, at a setup, of which organisation. */
export function DetailsStep({ snapshot, send, steps }: StepProps) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { link, values, fieldErrors, formError } = snapshot.context;
  const { title, lead } = useLinkWords(link);
  const fields = detailFields(link);
  const change = (field: EnrolmentField) => (value: string) => send({ type: 'field.changed', field, value });
  return (
    <StaffEntry step={t('enrol.step', { step: 1, steps })} title={title} lead={lead}>
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={false}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        {fields.map((field) =>
          field === 'password' || field === 'code' ? null : (
            <Field
              key={field}
              id={field}
              label={t(`enrol.field.${field}`)}
              optional={field === 'organisation_en'}
              error={words(fieldErrors[field])}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={field}
                  kind={field === 'email' ? 'email' : 'text'}
                  autoComplete={completions[field]}
                  value={values[field]}
                  onChange={change(field)}
                />
              )}
            </Field>
          ),
        )}
        <PasswordField
          name="password"
          label={t('enrol.field.password')}
          hint={t('enrol.passwordHint', { min: STAFF_PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          value={values.password}
          onChange={change('password')}
          error={words(fieldErrors.password)}
        />
        <Button type="submit" size="lg" full>
          {t('enrol.next')}
        </Button>
      </AccountForm>
    </StaffEntry>
  );
}
