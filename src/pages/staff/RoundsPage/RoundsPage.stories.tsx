import { roundPlaces } from '../../../../tests/support/season/roundPlaces.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { StaffRounds } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import {
  firstRound,
  roundsNow,
  roundsOfSinging,
  roundsWhileOpen,
} from '../../../../tests/support/season/roundsFacts.ts';
import { windowTimelineMachine } from '../../../machines/windowTimeline/windowTimelineMachine.ts';
import type { WindowSaved } from '../../../machines/windowTimeline/windowTimelineTypes.ts';
import { RoundsPage } from './RoundsPage.tsx';

type Props = { loaded?: StaffRounds | AppError; saved?: WindowSaved | AppError };

function Staged({ loaded, saved }: Props) {
  const [windows] = useState(() =>
    windowTimelineMachine.provide({
      actors: {
        loadRounds: fromPromise(() => stagedAnswer(loaded)),
        saveWindow: fromPromise(() => stagedAnswer(saved)),
      },
      actions: { endSession: () => {} },
    }),
  );
  return <RoundsPage windows={windows} now={() => roundsNow} places={roundPlaces} />;
}

const meta = {
  title: 'Pages/Staff rounds',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/rounds')],
  args: { loaded: roundsOfSinging },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moves the close of a group by an hour and on, with the keyboard. */
async function move(index: number, keys: string) {
  const handles = await screen.findAllByRole('slider');
  handles[index * 2 + 1]!.focus();
  await userEvent.keyboard(keys);
}
const third = firstRound.groups[2]!;

export const Default: Story = {};
export const Overlap: Story = {
  play: async () => {
    await move(1, '{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(screen.getByRole('button', { name: /^(حفظ الفترات|Save the windows)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByText(/^(يلزم إصلاحه قبل الحفظ|To mend before saving)$/)).toBeVisible();
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
export const Empty: Story = { tags: ['unpictured'], args: { loaded: { ...roundsOfSinging, rounds: [] } } };
/** The first window is open: it is fixed. */
export const Open: Story = {
  tags: ['unpictured'],
  args: { loaded: roundsWhileOpen },
  play: async () => {
    await move(0, '{ArrowUp}');
    await expect(screen.getByText(/^(لم تُنقل أي فترة|No window moved)$/)).toBeVisible();
  },
};
export const Meanwhile: Story = {
  tags: ['unpictured'],
  args: { saved: { present: { ...third, version: 3, changed: { at: roundsNow, by: 'هدى البلوشية' } } } },
  play: async () => {
    await move(2, '{Shift>}{ArrowUp}{/Shift}{Control>}s{/Control}');
    await expect(await screen.findByText(/^(تغيّرت في الأثناء|Changed meanwhile)$/)).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['unpictured'],
  args: {
    saved: { findings: [{ code: 'same_code', severity: 'refused', groups: [third.id], codes: ['301'] }] },
  },
  play: async () => {
    await move(2, '{Shift>}{ArrowUp}{/Shift}{Control>}s{/Control}');
    await expect(await screen.findByText(/^(لا يمكن أن تجتمع|These windows cannot)/)).toBeVisible();
  },
};
