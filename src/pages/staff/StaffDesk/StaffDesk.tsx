import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import {
  type Desk,
  deskAddress,
  deskOf,
  type DeskOrganisation,
  type DeskSection,
  sectionAt,
} from '../../../../domain/staff/deskOf.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StaffFrame } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { staffSessionMachine } from '../../../machines/staffSession/staffSessionMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { DeskFinder, type Finding } from './DeskFinder.tsx';
import { sectionIcons } from './sectionIcons.ts';
import * as styles from './StaffDesk.css.ts';

export type StaffDeskProps = {
  session: typeof staffSessionMachine;
  /** Path of the current page. */
  path: string;
  /** Id of the organisation in the address. */
  wanted?: string | null;
  /** Writes the id of an organisation into the address. */
  onOrganisation?: (id: string) => void;
  tools?: ReactNode;
  /** The command palette and the keys; left out, the desk has neither. */
  finding?: Finding;
  /** What follows the name of a section in the navigation. */
  noteOf?: (section: DeskSection, desk: Desk) => ReactNode;
  /** The page of a section. */
  children: (section: DeskSection, me: Me, desk: Desk, tell: DeskNews) => ReactNode;
};

/** How a page tells the frame what it must show otherwise. */
export type DeskNews = {
  rename: (organisation: DeskOrganisation) => void;
  /** The open reset of the own access is stopped. */
  resetStopped: () => void;
};

/** Everything behind the sign-in of staff: the frame, and the page of the section in the address. */
export function StaffDesk(props: StaffDeskProps) {
  const { session, path, wanted = null, onOrganisation, tools, finding, noteOf, children } = props;
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const language = useLanguage();
  const [snapshot, send] = useMachine(session);
  const { me, formError } = snapshot.context;
  const desk = me && deskOf(me, wanted);
  const section = desk && sectionAt(desk, path);
  const tell = useMemo(
    (): DeskNews => ({
      rename: (organisation) => send({ type: 'organisation.renamed', organisation }),
      resetStopped: () => send({ type: 'reset.stopped' }),
    }),
    [send],
  );
  const chosen = desk && desk.organisations.length > 1 ? desk.organisation?.id : undefined;
  // A link or a reload must open the same organisation, whatever the person joins meanwhile.
  useEffect(() => {
    if (chosen !== undefined && chosen !== wanted) onOrganisation?.(chosen);
  }, [chosen, wanted, onOrganisation]);
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
      organisation={desk.organisation && localized(desk.organisation, 'name', language)}
      choice={
        chosen === undefined
          ? undefined
          : {
              organisations: desk.organisations.map((each) => ({
                id: each.id,
                name: localized(each, 'name', language),
              })),
              chosen,
              onChoose: (id) => onOrganisation?.(id),
            }
      }
      sections={desk.sections.map((each) => ({
        href: deskAddress(desk, staffPaths[each]),
        label: t(`desk.${each}`),
        icon: <Icon of={sectionIcons[each]} size="sm" />,
        note: noteOf?.(each, desk),
      }))}
      current={deskAddress(desk, staffPaths[section])}
      tools={tools}
      finder={
        finding && (
          <DeskFinder
            {...finding}
            desk={desk}
            section={section}
            onOrganisation={(id) => onOrganisation?.(id)}
          />
        )
      }
      isSigningOut={snapshot.matches('signingOut')}
      onSignOut={() => send({ type: 'signOut.requested' })}
    >
      <FormErrorNote formError={formError} />
      {me.reset && section !== 'security' && (
        <Note
          alert
          kind="warning"
          title={t('ownReset.title')}
          action={
            <Button variant="secondary" href={deskAddress(desk, staffPaths.security)}>
              {t('ownReset.look')}
            </Button>
          }
        >
          {t('ownReset.short')}
        </Note>
      )}
      {children(section, me, desk, tell)}
    </StaffFrame>
  );
}
