import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { accountContacts, type AccountContact } from '../../../../domain/forms/contactChange.ts';
import { maskedContact } from '../../../../domain/maskedContact.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { signupContactMachine } from '../../../machines/signupContact/signupContactMachine.ts';
import type { SentSignup, SignupContactEvent } from '../../../machines/signupContact/signupContactTypes.ts';
import { AccountForm } from '../accountForm/AccountForm.tsx';
import { ContactField } from '../accountForm/ContactField.tsx';
import * as styles from './SentLink.css.ts';

export type SentLinkProps = {
  machine: typeof signupContactMachine;
  signup: SentSignup;
  /** The candidate begins to correct a contact, so the page must stay. */
  onCorrect: () => void;
};

/** Where the link of a registration went, and how to correct a wrong contact until it is used (decision D200). */
export function SentLink({ machine, signup, onCorrect }: SentLinkProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(machine, { input: signup });
  const { contacts, isCorrected } = snapshot.context;
  const [edited, setEdited] = useState<AccountContact | null>(null);
  const isEditing = snapshot.matches('editing') || snapshot.matches('sending');
  useEffect(() => {
    // The form was closed: the focus returns to where it came from.
    if (edited && !isEditing && !isCorrected) document.getElementById(`wrong-${edited}`)?.focus();
  }, [edited, isEditing, isCorrected]);
  if (snapshot.matches('confirmed'))
    return (
      <Outcome>
        <Note
          title={t('register.sent.confirmed')}
          action={
            <Button variant="secondary" href={accountPaths.profile}>
              {t('register.sent.toProfile')}
            </Button>
          }
        />
      </Outcome>
    );
  return (
    <Panel title={t('register.sent.title')} hint={t('register.sent.hint')}>
      {isCorrected && (
        <Outcome>
          <Note kind="success" title={t('register.sent.corrected')} />
        </Outcome>
      )}
      {isEditing ? (
        <CorrectionForm snapshot={snapshot} send={send} />
      ) : (
        <ul className={styles.contacts}>
          {accountContacts.map((each) => {
            const value = contacts[each];
            return (
              value !== null && (
                <li key={each} className={styles.contact}>
                  <bdi dir="ltr">{maskedContact(each, value)}</bdi>
                  <Button
                    variant="secondary"
                    id={`wrong-${each}`}
                    onClick={() => {
                      onCorrect();
                      setEdited(each);
                      send({ type: 'mistake.reported', contact: each });
                    }}
                  >
                    {t(`register.sent.wrong.${each}`)}
                  </Button>
                </li>
              )
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Takes the focus, since the form is gone. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

type CorrectionFormProps = {
  snapshot: SnapshotFrom<typeof signupContactMachine>;
  send: (event: SignupContactEvent) => void;
};

function CorrectionForm({ snapshot, send }: CorrectionFormProps) {
  const { t } = useTranslation('entries');
  const { fieldError } = useErrorWords();
  const { contact, values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('sending');
  const changeField = (field: keyof typeof values, value: string) =>
    send({ type: 'field.changed', field, value });
  useEffect(() => document.getElementById(contact)?.focus(), [contact]);
  return (
    <AccountForm
      fields={accountContacts}
      fieldErrors={fieldErrors}
      formError={formError}
      busy={isSent}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      <ContactField
        contact={contact}
        label={t(`register.sent.right.${contact}`)}
        values={values}
        onChange={changeField}
        error={fieldError(fieldErrors[contact])}
        readOnly={isSent}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSent ? t('register.sent.sending') : undefined}>
          {t('register.sent.send')}
        </Button>
        {!isSent && (
          <Button variant="secondary" onClick={() => send({ type: 'form.closed' })}>
            {t('register.sent.cancel')}
          </Button>
        )}
      </div>
    </AccountForm>
  );
}
