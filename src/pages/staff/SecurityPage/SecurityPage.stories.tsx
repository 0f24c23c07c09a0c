import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { devices } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedDeviceList } from '../../../../tests/support/accounts/stagedAccount.ts';
import { owner } from '../../../../tests/support/staff/staffFacts.ts';
import { SecurityPage } from './SecurityPage.tsx';

function Staged({ me }: { me: Me }) {
  const [list] = useState(() => stagedDeviceList(devices));
  return <SecurityPage me={me} devices={list} />;
}

const meta = {
  title: 'Pages/Staff security',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/security')],
  args: { me: owner },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const LastCode: Story = {
  args: { me: { ...owner, recovery_codes_left: 1, memberships: owner.memberships.slice(0, 1) } },
};
