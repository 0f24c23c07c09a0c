import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { deskOf } from '../domain/staff/deskOf.ts';
import { staffPaths } from '../domain/staff/staffPaths.ts';
import { owner, house } from '../tests/support/staff/staffFacts.ts';
import { EntryShell } from '../src/app/staff/EntryShell.tsx';
import { Icon } from '../src/components/Icon/Icon.tsx';
import { LanguageToggle } from '../src/components/LanguageToggle/LanguageToggle.tsx';
import { LiveRegions } from '../src/components/LiveRegions/LiveRegions.tsx';
import { StaffFrame } from '../src/components/StaffFrame/StaffFrame.tsx';
import { sectionIcons } from '../src/pages/staff/StaffDesk/sectionIcons.ts';
import { ThemeToggle } from '../src/components/ThemeToggle/ThemeToggle.tsx';

const chooseNothing = () => {};

type Props = { dark: boolean; children: ReactNode };

/** The tools at the head of every page of the staff application. */
export const StaffTools = ({ dark }: { dark: boolean }) => (
  <>
    <LanguageToggle onSwitch={chooseNothing} />
    <ThemeToggle theme={dark ? 'dark' : 'light'} onChoose={chooseNothing} />
  </>
);

/** What the staff application puts around a page without a session. */
export function StaffEntryFrame({ dark, children }: Props) {
  useDensity();
  return (
    <>
      <EntryShell tools={<StaffTools dark={dark} />}>{children}</EntryShell>
      <LiveRegions />
    </>
  );
}

/** The lengths of the staff application, around what brings its own frame. */
export function StaffDensity({ children }: { children: ReactNode }) {
  useDensity();
  return (
    <>
      {children}
      <LiveRegions />
    </>
  );
}

/** What the staff application puts around a page for signed-in staff. */
export function StaffDeskFrame({ path, dark, children }: Props & { path: string }) {
  const { t } = useTranslation('staff');
  return (
    <StaffDensity>
      <StaffFrame
        name={owner.name}
        organisation={house.name_ar}
        sections={deskOf(owner).sections.map((section) => ({
          href: staffPaths[section],
          label: t(`desk.${section}`),
          icon: <Icon of={sectionIcons[section]} size="sm" />,
        }))}
        current={path}
        tools={<StaffTools dark={dark} />}
        onSignOut={chooseNothing}
        isSigningOut={false}
      >
        {children}
      </StaffFrame>
    </StaffDensity>
  );
}

/** The lengths of the staff application, while a story of it shows. */
function useDensity() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = 'dense';
    return () => {
      delete dataset['density'];
    };
  }, []);
}

export const withStaffEntry: Decorator = (Story, { globals }) => (
  <StaffEntryFrame dark={globals['theme'] === 'dark'}>
    <Story />
  </StaffEntryFrame>
);

export const withDensity: Decorator = (Story) => (
  <StaffDensity>
    <Story />
  </StaffDensity>
);

export const withDesk =
  (path: string): Decorator =>
  (Story, { globals }) => (
    <StaffDeskFrame path={path} dark={globals['theme'] === 'dark'}>
      <Story />
    </StaffDeskFrame>
  );
