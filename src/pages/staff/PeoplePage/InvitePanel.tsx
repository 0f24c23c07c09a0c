import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useStaffErrorWords } from '../../../i18n/useStaffErrorWords.ts';
import {
  inviteFields,
  isLimitable,
  type InviteText,
  type InviteRole,
  type StaffInviteEvent,
  type StaffInviteSnapshot,
} from '../../../machines/staffInvite/staffInviteMachine.ts';
import { AccountForm } from '../../candidate/accountForm/AccountForm.tsx';
import { useViewFocus } from '../../useViewFocus.ts';
import type { StaffCompetition } from '../../../../domain/staff/staffContract.ts';
import { AskedNote } from '../AskedNote.tsx';
import { HandedLink } from '../HandedLink/HandedLink.tsx';
import { CompetitionChoice } from './CompetitionChoice.tsx';
import * as styles from './PeoplePage.css.ts';

type Props = {
  snapshot: StaffInviteSnapshot;
  send: (event: StaffInviteEvent) => void;
  /** The roles that the caller may give. A single one that the machine has already needs no choice. */
  roles: readonly InviteRole[];
  /** Its heading, if it is not about any person. */
  title?: string;
  /** What the button below a link does, if not inviting another person. */
  another?: string;
  /** Whether its heading takes the focus, as it was just asked for. */
  isFocused?: boolean;
  /** The competitions to which a role can be limited. */
  choices?: readonly StaffCompetition[];
  /** Whether the caller may give a role in all of them. */
  mayAll?: (role: InviteRole) => boolean;
  children?: ReactNode;
};

/** Invites a person, and shows the link. */
export function InvitePanel(props: Props) {
  const { snapshot, send, title, another, isFocused = false, children } = props;
  const { t } = useTranslation('staff');
  const { invited, asked } = snapshot.context;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  useViewFocus(invited ? 'link' : asked ? 'asked' : 'form', heading);
  const next = () => send({ type: 'another.requested' });
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title ?? t('invite.title')}
      </h2>
      {invited && (
        <HandedLink
          text={t('invite.linkText', {
            email: invited.invitation.email,
            role: t(`role.${invited.invitation.role}`),
          })}
          link={invited.link}
          isMailed={invited.is_mailed}
          close={another ?? t('invite.another')}
          onClose={next}
        />
      )}
      {asked && (
        <>
          <AskedNote approval={asked} />
          <Button variant="secondary" onClick={next}>
            {t('invite.another')}
          </Button>
        </>
      )}
      {!invited && !asked && <InviteForm {...props} />}
      {children}
    </section>
  );
}

function InviteForm({ snapshot, send, roles, choices = [], mayAll = () => true }: Props) {
  const { t } = useTranslation('staff');
  const words = useStaffErrorWords();
  const { given, values, fieldErrors, formError } = snapshot.context;
  const isSent = snapshot.matches('inviting');
  const change = (field: InviteText) => (value: string) => send({ type: 'field.changed', field, value });
  return (
    <>
      <p className={styles.hint}>{t('invite.hint')}</p>
      <AccountForm
        fields={inviteFields}
        fieldErrors={fieldErrors}
        formError={formError}
        busy={isSent}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <div className={styles.fields}>
          <Field id="email" label={t('invite.field.email')} error={words(fieldErrors.email)}>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                kind="email"
                autoComplete="off"
                aria-required
                readOnly={isSent}
                value={values.email}
                onChange={change('email')}
              />
            )}
          </Field>
          {given === '' && (
            <Field
              id="role"
              label={t('invite.field.role')}
              hint={values.role === 'owner' ? t('invite.ownerHint') : undefined}
              error={words(fieldErrors.role)}
            >
              {(control) => (
                <SelectInput
                  {...control}
                  name="role"
                  empty={t('invite.choose')}
                  choices={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
                  aria-required
                  value={values.role}
                  onChange={change('role')}
                />
              )}
            </Field>
          )}
        </div>
        {values.role !== '' && isLimitable(values.role) && choices.length > 0 && (
          <CompetitionChoice
            choices={choices}
            value={values.competitions}
            mayAll={mayAll(values.role)}
            error={words(fieldErrors.competitions)}
            readOnly={isSent}
            onChange={(competitions) => send({ type: 'competitions.changed', competitions })}
          />
        )}
        <div>
          <Button
            type="submit"
            busy={isSent ? t('invite.inviting') : undefined}
            disabledReason={snapshot.matches({ editing: 'limited' }) ? t('invite.waiting') : undefined}
          >
            {t('invite.submit')}
          </Button>
        </div>
      </AccountForm>
    </>
  );
}
