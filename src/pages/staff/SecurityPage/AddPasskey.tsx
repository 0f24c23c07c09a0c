import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { Field } from '../../../components/Field/Field.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import {
  passkeyFields,
  type OwnPasskeysEvent,
  type ownPasskeysMachine,
} from '../../../machines/ownPasskeys/ownPasskeysMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { AddingActions } from './AddingActions.tsx';
import * as styles from './SecurityPage.css.ts';

type Props = {
  snapshot: SnapshotFrom<typeof ownPasskeysMachine>;
  send: (event: OwnPasskeysEvent) => void;
};

/** A new passkey: its name, before the browser makes it. */
export function AddPasskey({ snapshot, send }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { values, fieldErrors, formError, stop } = snapshot.context;
  const isSent = snapshot.matches('adding');
  return (
    <div className={styles.adding}>
      <h3 className={styles.factorName}>{t('passkeys.addTitle')}</h3>
      <p className={styles.hint}>{t('passkeys.lead')}</p>
      {stop && <Note alert kind="warning" title={t(`passkeys.unmade.${stop}`)} />}
      <AccountForm
        fields={passkeyFields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <Field id="name" label={t('passkeys.name')} error={words(fieldErrors.name)}>
          {(control) => (
            <TextInput
              {...control}
              name="passkey-name"
              kind="text"
              autoComplete="off"
              aria-required
              readOnly={isSent}
              value={values.name}
              onChange={(value) => send({ type: 'field.changed', field: 'name', value })}
            />
          )}
        </Field>
        <AddingActions
          submit={t('passkeys.submit')}
          adding={isSent ? t('passkeys.adding') : undefined}
          isLimited={snapshot.matches({ naming: 'limited' })}
          onCancel={() => send({ type: 'add.cancelled' })}
        />
      </AccountForm>
    </div>
  );
}
