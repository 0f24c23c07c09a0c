import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { owner, staffList } from '../tests/support/staff/staffFacts.ts';
import { foundEntry } from '../tests/support/staffEntries/entryFacts.ts';
import { stillPalette, stillSession } from '../tests/support/staff/stillFlows.ts';
import { EntryShell } from '../src/app/staff/EntryShell.tsx';
import { LanguageToggle } from '../src/components/LanguageToggle/LanguageToggle.tsx';
import { LiveRegions } from '../src/components/LiveRegions/LiveRegions.tsx';
import { Toasts } from '../src/components/Toasts/Toasts.tsx';
import { ThemeToggle } from '../src/components/ThemeToggle/ThemeToggle.tsx';
import type { Finding } from '../src/pages/staff/StaffDesk/DeskFinder.tsx';
import { DeskPalette, type DeskPaletteProps } from '../src/pages/staff/StaffDesk/DeskPalette.tsx';
import { StaffDesk } from '../src/pages/staff/StaffDesk/StaffDesk.tsx';
import '../src/theme/density.css.ts';

const chooseNothing = () => {};

const stillFinding: Finding = {
  Palette: (props: Omit<DeskPaletteProps, 'machine'>) => (
    <DeskPalette machine={stillPalette({ people: staffList.people, found: [foundEntry] })} {...props} />
  ),
  goTo: chooseNothing,
  hasSingles: true,
  onSingles: chooseNothing,
};

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

/** What the staff application puts around a page for its owner. */
export function StaffDeskFrame({ path, dark, children }: Props & { path: string }) {
  const [session] = useState(() => stillSession(owner));
  return (
    <StaffDensity>
      <StaffDesk session={session} path={path} tools={<StaffTools dark={dark} />} finding={stillFinding}>
        {() => children}
      </StaffDesk>
      <Toasts />
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
