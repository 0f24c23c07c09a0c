import ListChecks from '@lucide/icons/icons/list-checks';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import Users from '@lucide/icons/icons/users';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { type Desk, deskOf, type DeskSection, sectionAt } from '../../../../domain/staff/deskOf.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Icon, type IconDrawing } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StaffFrame } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { staffSessionMachine } from '../../../machines/staffSession/staffSessionMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import * as styles from './StaffDesk.css.ts';

export type StaffDeskProps = {
  session: typeof staffSessionMachine;
  /** Path of the current page. */
  path: string;
  tools?: ReactNode;
  /** What follows the name of a section in the navigation. */
  noteOf?: (section: DeskSection, desk: Desk) => ReactNode;
  /** The page of a section. */
  children: (section: DeskSection, me: Me, desk: Desk) => ReactNode;
};

const icons: Record<DeskSection, IconDrawing> = {
  people: Users,
  approvals: ListChecks,
  security: ShieldCheck,
};

/** Everything behind the sign-in of staff: the frame, and the page of the section in the address. */
export function StaffDesk({ session, path, tools, noteOf, children }: StaffDeskProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const language = useLanguage();
  const [snapshot, send] = useMachine(session);
  const { me, formError } = snapshot.context;
  const desk = me && deskOf(me);
  const section = desk && sectionAt(desk, path);
  useViewFocus(section ?? '');
  if (!me || !desk || !section || snapshot.matches('signedOut')) {
    return (
      <main className={styles.alone}>
        {snapshot.matches('reading') && <p className={styles.quiet}>{t('desk.reading')}</p>}
        {snapshot.matches('unread') && (
          <RetryPanel message={t('desk.unread')} onRetry={() => send({ type: 'retry.requested' })}>
            {formError && words.formError(formError)}
          </RetryPanel>
        )}
        {snapshot.matches('signedOut') && <Note alert title={t('desk.signedOut')} />}
      </main>
    );
  }
  return (
    <StaffFrame
      name={me.name}
      organisation={desk.organisation && (localized(desk.organisation, 'name', language) ?? undefined)}
      sections={desk.sections.map((each) => ({
        href: staffPaths[each],
        label: t(`desk.${each}`),
        icon: <Icon of={icons[each]} size="sm" />,
        note: noteOf?.(each, desk),
      }))}
      current={staffPaths[section]}
      tools={tools}
      isSigningOut={snapshot.matches('signingOut')}
      onSignOut={() => send({ type: 'signOut.requested' })}
    >
      <FormErrorNote formError={formError} />
      {children(section, me, desk)}
    </StaffFrame>
  );
}
