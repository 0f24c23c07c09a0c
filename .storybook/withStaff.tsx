import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { EntryShell } from '../src/app/staff/EntryShell.tsx';
import { LiveRegions } from '../src/components/LiveRegions/LiveRegions.tsx';

const chooseNothing = () => {};

type Props = { dark: boolean; children: ReactNode };

/** What the staff application puts around a page without a session. */
export function StaffEntryFrame({ dark, children }: Props) {
  useDensity();
  return (
    <>
      <EntryShell theme={dark ? 'dark' : 'light'} onTheme={chooseNothing} onLanguage={chooseNothing}>
        {children}
      </EntryShell>
      <LiveRegions />
    </>
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
