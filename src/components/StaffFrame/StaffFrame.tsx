import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SelectInput } from '../SelectInput/SelectInput.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { StaffHeading } from './StaffHeading.tsx';
import * as styles from './StaffFrame.css.ts';

type FrameChoice = {
  organisations: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

export type StaffFrameProps = {
  name: string;
  /** The name of the one that the pages are about; undefined for a person without any. */
  organisation: string | undefined;
  /** For a person with several: the ids and names, and the chosen one. */
  choice?: FrameChoice | undefined;
  /** `note`: what follows the label, such as how much waits there. */
  sections: readonly { href: string; label: string; icon: ReactNode; note?: ReactNode }[];
  /** Address of the current section. */
  current: string;
  tools?: ReactNode;
  /** What finds a place to go to. */
  finder?: ReactNode;
  onSignOut: () => void;
  isSigningOut: boolean;
  children: ReactNode;
};

/** The frame of every page for signed-in staff: where they can go, and who they are. */
export function StaffFrame(props: StaffFrameProps) {
  const { name, organisation, choice, sections, current, tools, finder, onSignOut, isSigningOut, children } =
    props;
  const { t } = useTranslation('staff');
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.rail}>
        <span className={styles.logo}>
          <Logo />
        </span>
        {choice ? (
          <div className={styles.choice}>
            <Field label={t('desk.organisation')}>
              {(control) => (
                <SelectInput
                  {...control}
                  choices={choice.organisations.map((each) => ({ value: each.id, label: each.name }))}
                  value={choice.chosen}
                  onChange={choice.onChoose}
                />
              )}
            </Field>
          </div>
        ) : (
          <p className={styles.organisation}>
            <bdi>{organisation ?? t('brand')}</bdi>
          </p>
        )}
        {finder && <div className={styles.finder}>{finder}</div>}
        <nav aria-label={t('desk.navigation')} className={styles.sections}>
          <ul className={styles.items}>
            {sections.map(({ href, label, icon, note }) => (
              <li key={href}>
                <a className={styles.item} href={href} aria-current={href === current ? 'page' : undefined}>
                  {icon}
                  {label}
                  {note}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <span className={styles.tools}>{tools}</span>
        <div className={styles.person}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <Button variant="quiet" busy={isSigningOut ? t('desk.signingOut') : undefined} onClick={onSignOut}>
            {t('desk.signOut')}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

export type StaffPageProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** A page in the frame: its one h1, and its work below. */
export function StaffPage({ title, lead, action, children }: StaffPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <div>
          <StaffHeading title={title} lead={lead} />
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
