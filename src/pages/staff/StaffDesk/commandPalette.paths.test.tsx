/** Walks the paths of the command palette on the desk's dialog. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { deskOf } from '../../../../domain/staff/deskOf.ts';
import { commandPaletteFlow } from '../../../../tests/flows/commandPalette/commandPaletteFlow.ts';
import { owner } from '../../../../tests/support/staff/staffFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../../tests/support/staff/staffPages.tsx';
import { DeskPalette } from './DeskPalette.tsx';

const nothing = () => {};

beforeEach(() => {
  Element.prototype.scrollIntoView = nothing;
});

walkOnStaffPage({
  flow: commandPaletteFlow,
  render: (machine) => (
    <DeskPalette
      machine={machine}
      desk={deskOf(owner)}
      onGo={nothing}
      onOrganisation={nothing}
      onClose={nothing}
    />
  ),
  gestures: () => ({
    'text.changed': ({ text }) =>
      fireEvent.change(screen.getByRole('combobox'), { target: { value: text as string } }),
    'retry.requested': () => pressButton(/^(إعادة المحاولة|Retry)$/),
  }),
  says: {
    'open.pausing': 'palette.searching',
    'open.searching': 'palette.searching',
    'open.failed': 'palette.failed',
  },
});
