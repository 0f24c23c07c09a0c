import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { contactChangeFields } from '../../../../domain/accountRefusals.ts';
import type { Profile } from '../../../../domain/contract.ts';
import type { AccountContact } from '../../../../domain/forms/contactChange.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { contactChangeMachine } from '../../../machines/contactChange/contactChangeMachine.ts';
import type { ContactChangeEvent } from '../../../machines/contactChange/contactChangeTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { ContactField } from '../accountForm/ContactField.tsx';
import { UsernameField } from '../accountForm/UsernameField.tsx';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { Fact } from '../ProfilePage/Fact.tsx';
import { WaitingProfile } from '../ProfilePage/WaitingProfile.tsx';
import * as styles from './EditContactPage.css.ts';

export type EditContactPageProps = ShellProps & {
  contact: AccountContact;
  contactChange: typeof contactChangeMachine;
};

/** Changes the phone number or e-mail address of the account (decision D144). */
export function EditContactPage({ contact, contactChange, ...shell }: EditContactPageProps) {
  const { t } = useTranslation('account');
  const { deadline } = useFormat();
  const [snapshot, send] = useMachine(contactChange, { input: { contact } });
  const { profile, formError } = snapshot.context;
  const verifying = profile?.verifying[contact];
  const isRequested = snapshot.matches('requested');
  useDocumentTitle(t(`contact.${contact}.title`), formError ? 'failed' : 'page');
  return (
    <CandidateShell {...shell} title={t(`contact.${contact}.title`)} lead={t(`contact.${contact}.lead`)}>
      <div className={styles.cards}>
        {isRequested && verifying && (
          <Note
            alert
            kind="success"
            title={t(`contact.${contact}.requested`)}
            action={
              <Button variant="secondary" href={accountPaths.profile}>
                {t('contact.toProfile')}
              </Button>
            }
          >
            {t('contact.verifying', { value: verifying.value, until: deadline(verifying.until) })}
          </Note>
        )}
        {!isRequested && verifying && (
          <Note title={t('contact.waiting')}>
            {t('contact.verifying', { value: verifying.value, until: deadline(verifying.until) })}
          </Note>
        )}
        {(profile === null || snapshot.matches('signedOut')) && (
          <WaitingProfile
            isStalled={snapshot.matches({ loading: 'stalled' })}
            onRetry={() => send({ type: 'retry.requested' })}
          />
        )}
        {profile && (snapshot.matches('editing') || snapshot.matches('submitting')) && (
          <Panel>
            <ContactForm snapshot={snapshot} profile={profile} send={send} />
          </Panel>
        )}
      </div>
    </CandidateShell>
  );
}

type ContactFormProps = {
  snapshot: SnapshotFrom<typeof contactChangeMachine>;
  profile: Profile;
  send: (event: ContactChangeEvent) => void;
};

function ContactForm({ snapshot, profile, send }: ContactFormProps) {
  const { t } = useTranslation('account');
  const { fieldError } = useErrorWords();
  const { contact, values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('submitting');
  const changeField = (field: keyof typeof values, value: string) =>
    send({ type: 'field.changed', field, value });
  return (
    <AccountForm
      fields={contactChangeFields}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <dl>
        <Fact name={t(`contact.${contact}.now`)} leftToRight>
          {profile[contact]}
        </Fact>
      </dl>
      <ContactField
        contact={contact}
        label={t(`contact.${contact}.new`)}
        values={values}
        onChange={changeField}
        error={fieldError(fieldErrors[contact])}
        readOnly={isSent}
      />
      <UsernameField civilId={profile.civil_id} />
      <PasswordField
        name="current_password"
        label={t('change.current')}
        autoComplete="current-password"
        readOnly={isSent}
        value={values.current_password}
        onChange={(value) => changeField('current_password', value)}
        error={fieldError(fieldErrors.current_password)}
      />
      <Button type="submit" size="lg" full busy={isSent ? t('contact.submitting') : undefined}>
        {t('contact.submit')}
      </Button>
    </AccountForm>
  );
}
