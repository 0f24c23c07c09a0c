import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { MemberRemoval } from '../../../../domain/staff/staffContract.ts';
import {
  freshMember,
  removedMember,
  stillRemoval,
  votedMember,
  waitingMember,
} from '../../../../tests/support/approvals/removalFacts.ts';
import { RemovalPanel } from './RemovalPanel.tsx';

type Props = { loaded?: MemberRemoval | AppError; mayAct?: boolean };

function Staged({ loaded, mayAct = true }: Props) {
  const [machine] = useState(() => stillRemoval(loaded));
  return <RemovalPanel removal={machine} mayAct={mayAct} />;
}

const meta = {
  title: 'Pages/Staff removal',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { loaded: votedMember },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The form stands below the choice, and says what is missing. */
export const Default: Story = {
  play: async () => {
    await choose(/^(استبعاد|Disqualify)$/);
    await choose(/^(طلب الموافقة على الاستبعاد|Ask a second person to disqualify it)$/);
    await screen.findAllByText(/(300 حرف|300 characters)/);
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
  },
};
/** Nobody has voted yet: one person withdraws it at once. */
export const Alone: Story = {
  args: { loaded: freshMember },
  play: async () => {
    await choose(/^(سحب|Withdraw)$/);
    await screen.findByRole('button', { name: /^(سحبها الآن|Withdraw it now)$/ });
  },
};
export const Waiting: Story = { args: { loaded: waitingMember } };
/** It was disqualified, and its refunds are under way. */
export const Removed: Story = { args: { loaded: removedMember } };
export const Nobody: Story = { args: { loaded: { ...votedMember, second_persons: [] } } };
/** An auditor reads it. */
export const WithoutRight: Story = { args: { mayAct: false } };
export const Failed: Story = { args: { loaded: networkError } };
