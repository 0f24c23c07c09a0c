import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Session } from '../../../../domain/contract.ts';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { devices, passwords, profile } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedDeviceList, stagedPasswordChange } from '../../../../tests/support/accounts/stagedAccount.ts';
import { EditPasswordPage } from './EditPasswordPage.tsx';

type Props = { answer?: object | AppError; listed: readonly Session[] | AppError };

function Staged({ answer, listed }: Props) {
  const [machines] = useState(() => ({
    passwordChange: stagedPasswordChange(answer),
    deviceList: stagedDeviceList(listed),
  }));
  return <EditPasswordPage {...machines} user={profile} path={accountPaths.editPassword} />;
}

async function sendForm() {
  for (const [field, value] of Object.entries(passwords))
    await userEvent.type(document.getElementById(field)!, value);
  await userEvent.keyboard('{Enter}');
}

const meta = {
  title: 'Pages/EditPassword',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.editPassword)],
  args: { listed: devices },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    // A password manager then changes the right entry.
    await waitFor(async () =>
      expect(document.querySelector('form input[autocomplete="username"]')).toHaveValue(profile.civil_id),
    );
  },
};
export const NoDevices: Story = { args: { listed: networkError } };
export const Refused: Story = {
  args: { answer: messageError('كلمة المرور الحالية غير صحيحة.', { status: 422, code: 'wrong_password' }) },
  play: async () => {
    await sendForm();
    await expect(await screen.findByText('كلمة المرور الحالية غير صحيحة.')).toBeVisible();
    await expect(document.getElementById('current_password')).toHaveFocus();
  },
};
export const Changed: Story = {
  args: { answer: {} },
  play: async () => {
    await sendForm();
    await expect(await screen.findByText(/^(تم تغيير كلمة المرور|Password changed)/)).toBeVisible();
  },
};
