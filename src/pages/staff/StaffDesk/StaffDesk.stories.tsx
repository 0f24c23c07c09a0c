import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { StaffTools, withDensity } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { Me } from '../../../../domain/staff/staffContract.ts';
import { devices } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedDeviceList } from '../../../../tests/support/accounts/stagedAccount.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { owner } from '../../../../tests/support/staff/staffFacts.ts';
import { staffSessionMachine } from '../../../machines/staffSession/staffSessionMachine.ts';
import { SecurityPage } from '../SecurityPage/SecurityPage.tsx';
import { StaffDesk } from './StaffDesk.tsx';

type Props = { me?: Me | AppError };

/** Stays in its state: without an answer a call never ends. */
const staged = (me?: Me | AppError) =>
  staffSessionMachine.provide({
    actors: {
      readMe: fromPromise(() => stagedAnswer<Me>(me)),
      signOut: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { goToSignIn: () => {} },
  });

function Staged({ me }: Props) {
  const [session] = useState(() => staged(me));
  const [list] = useState(() => stagedDeviceList(devices));
  return (
    <StaffDesk session={session} path="/security" tools={<StaffTools dark={false} />}>
      {(_section, signedIn) => <SecurityPage me={signedIn} devices={list} />}
    </StaffDesk>
  );
}

const meta = {
  title: 'Pages/Staff security',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDensity],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { me: owner } };
export const Mobile: Story = {
  tags: ['unpictured'],
  args: { me: owner },
  globals: { viewport: { value: 'phone' } },
};
export const Reading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Unread: Story = { args: { me: networkError } };
export const LastCode: Story = {
  args: { me: { ...owner, recovery_codes_left: 1, memberships: owner.memberships.slice(0, 1) } },
};
