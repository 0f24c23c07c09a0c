import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { AccountContact } from '../../../../domain/forms/contactChange.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { contactChangeMachine } from '../../../machines/contactChange/contactChangeMachine.ts';
import { CandidateShell, type ShellProps } from '../CandidateShell/CandidateShell.tsx';
import { WaitingProfile } from '../ProfilePage/WaitingProfile.tsx';
import { ContactForm } from './ContactForm.tsx';
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
