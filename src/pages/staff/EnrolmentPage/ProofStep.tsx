import { useTranslation } from 'react-i18next';
import { authenticatorAddress } from '../../../../domain/staff/authenticatorAddress.ts';
import { AuthenticatorCode } from '../../../components/AuthenticatorCode/AuthenticatorCode.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import { type EnrolmentField, hasPassword, isKnown } from '../../../machines/staffEnrolment/enrolmentForm.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { UsernameField } from '../../candidate/accountForm/UsernameField.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import * as styles from './EnrolmentPage.css.ts';
import type { StepProps } from './step.ts';
import { useLinkWords } from './useLinkWords.ts';

const fields = ['password', 'code'] as const;

/**
 * The authenticator app, proved by its code. A known person has one, and proves both factors; a person whose access is reset
 * proves the password and a new app.
 */
export function ProofStep({ snapshot, send, steps }: StepProps) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const ofLink = useLinkWords(snapshot.context.link);
  const { link, values, fieldErrors, formError } = snapshot.context;
  const known = isKnown(link);
  const isReset = link?.kind === 'reset';
  const canGoBack = !hasPassword(link);
  const isSent = snapshot.matches('submitting');
  const waiting = snapshot.matches({ proving: 'limited' }) ? t('signIn.waiting') : undefined;
  const email = link && 'email' in link ? link.email : values.email;
  const secret = link?.authenticator?.secret ?? '';
  const change = (field: EnrolmentField) => (value: string) => send({ type: 'field.changed', field, value });
  const second = {
    step: t('enrol.step', { step: steps - 1, steps }),
    ...(isReset ? ofLink : { title: t('enrol.title.proof'), lead: t('enrol.lead.proof') }),
  };
  return (
    <StaffEntry {...(known ? ofLink : second)}>
      {!known && <AuthenticatorCode address={authenticatorAddress(email, secret)} secret={secret} />}
      <AccountForm
        fields={fields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <UsernameField civilId={email} />
        {hasPassword(link) && (
          <PasswordField
            name="password"
            label={t('enrol.field.password')}
            autoComplete="current-password"
            readOnly={isSent}
            value={values.password}
            onChange={change('password')}
            error={words(fieldErrors.password)}
          />
        )}
        <CodeField
          // A known person may use a recovery code.
          kind={known ? 'code' : 'digits'}
          label={t('enrol.code')}
          error={words(fieldErrors.code)}
          readOnly={isSent}
          value={values.code}
          onChange={change('code')}
        />
        <div className={canGoBack ? styles.actions : undefined}>
          {canGoBack && (
            <Button
              variant="quiet"
              size="lg"
              disabledReason={isSent ? t('enrol.submitting') : waiting}
              onClick={() => send({ type: 'back.requested' })}
            >
              {t('enrol.back')}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            full
            busy={isSent ? t('enrol.submitting') : undefined}
            disabledReason={waiting}
          >
            {t(known ? 'enrol.accept' : isReset ? 'enrol.connect' : 'enrol.finish')}
          </Button>
        </div>
      </AccountForm>
    </StaffEntry>
  );
}
