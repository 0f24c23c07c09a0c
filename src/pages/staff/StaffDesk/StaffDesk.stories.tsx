import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDensity } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { openReset } from '../../../../tests/support/resets/resetFacts.ts';
import { owner } from '../../../../tests/support/staff/staffFacts.ts';
import { stillSession } from '../../../../tests/support/staff/stillFlows.ts';
import { StaffDesk } from './StaffDesk.tsx';

function Staged({ answer }: { answer?: Me | AppError }) {
  const [session] = useState(() => stillSession(answer));
  return (
    <StaffDesk session={session} path="/people">
      {() => null}
    </StaffDesk>
  );
}

const meta = {
  title: 'Pages/Staff desk',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDensity],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['unpictured'] };
export const Unread: Story = { args: { answer: networkError } };
/** Every page says that somebody is resetting the own access. */
export const OpenReset: Story = { args: { answer: { ...owner, reset: openReset } } };
