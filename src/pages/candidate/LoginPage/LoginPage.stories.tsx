import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, messageError } from '../../../../domain/errors.ts';
import { newPassword, signedInAs } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedLogin } from '../../../../tests/support/accounts/stagedAccount.ts';
import type { LoginAnswer } from '../../../machines/login/loginMachine.ts';
import type { SessionEnd } from '../../../machines/session/sessionMachine.ts';
import { LoginPage } from './LoginPage.tsx';

type Props = { answer?: LoginAnswer | AppError; end?: SessionEnd };

function Staged({ answer, end }: Props) {
  const [login] = useState(() => stagedLogin(answer));
  return <LoginPage login={login} end={end ?? null} staffHref="https://staff.example/login" />;
}

async function logIn() {
  await userEvent.type(document.getElementById('civil_id')!, '١٢٨٤٠٢٧٥');
  await userEvent.type(document.getElementById('password')!, `${newPassword}{Enter}`);
}

const meta = {
  title: 'Pages/Login',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.login)],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Staged /> };
export const Mobile: Story = {
  tags: ['unpictured'],
  render: () => <Staged />,
  globals: { viewport: { value: 'phone' } },
};
export const SessionEnded: Story = { render: () => <Staged end="refused" /> };
export const Missing: Story = {
  render: () => <Staged />,
  play: async () => {
    await userEvent.type(document.getElementById('civil_id')!, '{Enter}');
    await expect(document.getElementById('civil_id')).toHaveFocus();
    await expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2);
  },
};
export const Submitting: Story = { tags: ['unpictured'], render: () => <Staged />, play: logIn };
export const Refused: Story = {
  args: { answer: messageError('…', { status: 422, code: 'invalid_credentials' }) },
  play: async () => {
    await logIn();
    await expect(await screen.findByText(/^(بيانات الدخول غير صحيحة|Invalid credentials)/)).toBeVisible();
  },
};
export const Welcomed: Story = {
  args: { answer: { signedIn: signedInAs('huda'), redirect: null } },
  play: async () => {
    await logIn();
    await expect(await screen.findByText(/^(الانتقال الآن|Go now)$/)).toBeVisible();
  },
};
