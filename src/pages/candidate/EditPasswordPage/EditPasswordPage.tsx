import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { passwordChangeFields } from '../../../../domain/accountRefusals.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PasswordRules } from '../../../components/PasswordRules/PasswordRules.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { deviceListMachine } from '../../../machines/deviceList/deviceListMachine.ts';
import type { passwordChangeMachine } from '../../../machines/passwordChange/passwordChangeMachine.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { UsernameField } from '../accountForm/UsernameField.tsx';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import * as styles from './EditPasswordPage.css.ts';

export type EditPasswordPageProps = ShellProps & {
  passwordChange: typeof passwordChangeMachine;
  deviceList: typeof deviceListMachine;
};

const parts = {
  current_password: { word: 'change.current', autoComplete: 'current-password' },
  new_password: { word: 'change.new', autoComplete: 'new-password' },
  confirm_password: { word: 'change.confirm', autoComplete: 'new-password' },
} as const;

/** Changes the password and lists signed-in devices (specification section 2). */
export function EditPasswordPage({ passwordChange, deviceList, ...shell }: EditPasswordPageProps) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const [snapshot, send] = useMachine(passwordChange);
  const { owner, values, fieldErrors, formError } = snapshot.context;
  const isChanged = snapshot.matches('changed') || snapshot.matches('leaving');
  const isSent = snapshot.matches('submitting');
  useDocumentTitle(t('change.pageTitle'), formError ? 'failed' : 'page');
  const leave = (
    <Button variant="secondary" onClick={() => send({ type: 'leave.requested' })}>
      {t('now')}
    </Button>
  );
  return (
    <CandidateShell {...shell} title={t('change.title')} lead={t('change.lead')}>
      <div className={styles.cards}>
        {isChanged ? (
          <Note alert kind="success" title={t('change.done')} action={leave} />
        ) : (
          <Panel>
            <AccountForm
              fields={passwordChangeFields}
              fieldErrors={fieldErrors}
              formError={formError}
              busy={isSent}
              onSubmit={() => send({ type: 'form.submitted' })}
            >
              {owner && <UsernameField civilId={owner.civilId} />}
              {passwordChangeFields.map((field) => (
                <PasswordField
                  key={field}
                  name={field}
                  label={t(parts[field].word)}
                  autoComplete={parts[field].autoComplete}
                  readOnly={isSent}
                  value={values[field]}
                  onChange={(value) => send({ type: 'field.changed', field, value })}
                  error={fieldError(fieldErrors[field])}
                />
              ))}
              <PasswordRules
                password={values.new_password}
                repeated={values.confirm_password}
                owner={owner ?? undefined}
              />
              <Button type="submit" size="lg" full busy={isSent ? t('change.submitting') : undefined}>
                {t('change.submit')}
              </Button>
            </AccountForm>
          </Panel>
        )}
        {!isChanged && <DevicesCard deviceList={deviceList} />}
      </div>
    </CandidateShell>
  );
}
