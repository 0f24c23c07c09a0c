import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { authenticatorAddress } from '../../../../domain/staff/authenticatorAddress.ts';
import { AuthenticatorCode } from '../../../components/AuthenticatorCode/AuthenticatorCode.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import {
  factorFields,
  type FactorEnrolmentEvent,
  type factorEnrolmentMachine,
} from '../../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { AddingActions } from './AddingActions.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  snapshot: SnapshotFrom<typeof factorEnrolmentMachine>;
  send: (event: FactorEnrolmentEvent) => void;
  /** The name of the access in the app. */
  email: string;
};

/** One more authenticator app: its key, and the code that proves it. */
export function AddFactor({ snapshot, send, email }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { secret, values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('adding');
  return (
    <div className={styles.adding}>
      <h3 className={styles.factorName}>{t('factors.addTitle')}</h3>
      <p className={styles.hint}>{t('enrol.lead.proof')}</p>
      {secret !== null && <AuthenticatorCode address={authenticatorAddress(email, secret)} secret={secret} />}
      <AccountForm
        fields={factorFields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <CodeField
          label={t('enrol.code')}
          error={words(fieldErrors.code)}
          readOnly={isSent}
          value={values.code}
          onChange={(value) => send({ type: 'field.changed', field: 'code', value })}
        />
        <AddingActions
          submit={t('factors.submit')}
          adding={isSent ? t('factors.adding') : undefined}
          isLimited={snapshot.matches({ proving: 'limited' })}
          onCancel={() => send({ type: 'add.cancelled' })}
        />
      </AccountForm>
    </div>
  );
}
