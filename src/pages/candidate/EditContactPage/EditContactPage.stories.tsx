import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { Profile } from '../../../../domain/contract.ts';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import type { AccountContact } from '../../../../domain/forms/contactChange.ts';
import { passwords, profile, verifyingProfile } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedContactChange } from '../../../../tests/support/accounts/stagedAccount.ts';
import { EditContactPage } from './EditContactPage.tsx';

type Props = { contact: AccountContact; loaded?: Profile | AppError; changed?: Profile | AppError };

function Staged({ contact, loaded, changed }: Props) {
  const [machine] = useState(() => stagedContactChange(loaded, changed));
  return (
    <EditContactPage contact={contact} contactChange={machine} user={profile} path={accountPaths.profile} />
  );
}

const meta = {
  title: 'Pages/EditContact',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.editPhone)],
  args: { contact: 'phone_number', loaded: profile },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

async function sendForm(field: string, value: string) {
  await userEvent.type(
    await screen.findByLabelText(/^(كلمة المرور الحالية|Current password)/),
    passwords.current_password,
  );
  await userEvent.type(document.getElementById(field)!, `${value}{Enter}`);
}

export const Phone: Story = {};
export const Email: Story = { args: { contact: 'email' } };
export const Waiting: Story = { args: { loaded: verifyingProfile } };
export const Stalled: Story = { tags: ['unpictured'], args: { loaded: networkError } };
export const Refused: Story = {
  args: {
    contact: 'email',
    changed: messageError('كلمة المرور الحالية غير صحيحة.', { status: 422, code: 'wrong_password' }),
  },
  play: async () => {
    await sendForm('email', 'huda.rawahi@example.om');
    await expect(await screen.findByText('كلمة المرور الحالية غير صحيحة.')).toBeVisible();
    await expect(document.getElementById('current_password')).toHaveFocus();
  },
};
export const Requested: Story = {
  args: { changed: verifyingProfile },
  play: async () => {
    await sendForm('phone_number', '98765432');
    await expect(await screen.findByText(/98765432/)).toBeVisible();
  },
};
