import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import type { ApprovalList, Approved } from '../../../../domain/staff/staffContract.ts';
import {
  approvalList,
  cancellationApproval,
  extensionApproval,
  removalApproval,
  waitingApproval,
} from '../../../../tests/support/staff/approvalFacts.ts';
import { house } from '../../../../tests/support/staff/staffFacts.ts';
import { stillApprovals } from '../../../../tests/support/staff/stillFlows.ts';
import { ApprovalsPage } from './ApprovalsPage.tsx';

type Props = { list?: ApprovalList | AppError; decided?: Approved | AppError };

/** Stays in its state: without an answer a call never ends. */
function Staged({ list, decided }: Props) {
  const [approvals] = useState(() => stillApprovals(list, decided));
  return <ApprovalsPage approvals={approvals} organisation={house.name_ar} />;
}

const meta = {
  title: 'Pages/Staff approvals',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/approvals')],
  args: { list: approvalList },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const approve = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(موافقة|Approve): / }));
const confirm = async () => {
  await approve();
  await userEvent.click(await screen.findByRole('button', { name: /^(موافقة|Approve)$/ }));
};

export const Default: Story = {};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { list: networkError } };
export const Empty: Story = { args: { list: { data: [] } } };
export const ReadOnly: Story = {
  tags: ['unpictured'],
  args: { list: { data: [{ ...waitingApproval, may_decide: false }] } },
  play: async () => {
    await expect(await screen.findByText('yusuf@production.example')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^(موافقة|Approve): / })).toBeNull();
  },
};
export const Asked: Story = {
  play: async () => {
    await approve();
    const keep = await screen.findByRole('button', { name: /^(إبقاء الحال|Keep it)$/ });
    await waitFor(() => expect(keep).toHaveFocus());
  },
};
/** Acts on a vote that has begun. */
export const Voted: Story = { args: { list: { data: [extensionApproval, cancellationApproval] } } };
/** An entry that is to leave its vote. */
export const Removal: Story = { tags: ['unpictured'], args: { list: { data: [removalApproval] } } };
export const Linked: Story = {
  args: {
    decided: { link: `https://staff.sawt.example/invitation#${'k3m9x2pq'.repeat(5)}abc`, is_mailed: true },
  },
  play: async () => {
    await confirm();
    await expect(await screen.findByText(/invitation#k3m9x2pq/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: { decided: messageError('…', { status: 409, code: 'changed_meanwhile' }) },
  play: async () => {
    await confirm();
    await expect(await screen.findByText('…')).toBeVisible();
  },
};
