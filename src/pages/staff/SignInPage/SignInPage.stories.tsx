import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withStaffEntry } from '../../../../.storybook/withStaff.tsx';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import type { SignStop } from '../../../../domain/staff/passkeyStops.ts';
import { staffCredentials } from '../../../../tests/support/staff/staffFacts.ts';
import { NEVER_MS, stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { staffSignInMachine } from '../../../machines/staffSignIn/staffSignInMachine.ts';
import { SignInPage } from './SignInPage.tsx';

type Props = { answer?: object | AppError; passkey?: SignStop | AppError };

/** Stays in its state: without an answer the call never ends. */
const staged = ({ answer, passkey }: Props) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise(() => stagedAnswer<unknown>(answer)),
      signInByPasskey: fromPromise(() => stagedAnswer<SignStop | null>(passkey)),
    },
    actions: { goOn: () => {} },
    delays: { wait: NEVER_MS },
  });

function Staged(props: Props) {
  const [signIn] = useState(() => staged(props));
  return <SignInPage signIn={signIn} canUsePasskeys />;
}

const { email, password, code } = staffCredentials;
async function submitAll() {
  await userEvent.type(document.getElementById('email')!, email);
  await userEvent.type(document.getElementById('password')!, password);
  await userEvent.type(document.getElementById('code')!, `${code}{Enter}`);
}

const meta = {
  title: 'Pages/Staff sign-in',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withStaffEntry],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Staged /> };
export const Mobile: Story = {
  tags: ['unpictured'],
  render: () => <Staged />,
  globals: { viewport: { value: 'phone' } },
};
export const Missing: Story = {
  render: () => <Staged />,
  play: async () => {
    await userEvent.type(document.getElementById('email')!, '{Enter}');
    await expect(document.getElementById('email')).toHaveFocus();
    await expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3);
  },
};
export const Recovery: Story = {
  render: () => <Staged />,
  play: async () => {
    await userEvent.click(
      screen.getByRole('button', { name: /^(استخدام رمز استرداد|Use a recovery code)$/ }),
    );
    await expect(screen.getByLabelText(/^(رمز الاسترداد|Recovery code)/)).toBeVisible();
  },
};
export const Submitting: Story = { tags: ['unpictured'], render: () => <Staged />, play: submitAll };
export const CodeRefused: Story = {
  args: { answer: messageError('The code is not right.', { status: 422, code: 'code_wrong' }) },
  play: async () => {
    await submitAll();
    await expect(await screen.findByText('The code is not right.')).toBeVisible();
    await expect(document.getElementById('code')).toHaveFocus();
  },
};
export const Limited: Story = {
  args: { answer: httpError({ status: 429, retryAfterMs: 840_000 }) },
  play: async () => {
    await submitAll();
    await expect(await screen.findByText(/14/)).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: { answer: networkError },
  play: async () => {
    await submitAll();
    await expect(await screen.findByText(/^(خطأ في الشبكة|Network error)/)).toBeVisible();
  },
};

const byPasskey = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: /^(الدخول بمفتاح المرور|Sign in with a passkey)$/ }),
  );
export const Signing: Story = { tags: ['unpictured'], render: () => <Staged />, play: byPasskey };
export const NoPasskey: Story = {
  args: { passkey: 'cancelled' },
  play: async () => {
    await byPasskey();
    await expect(await screen.findByText(/^(لم يُستخدم مفتاح مرور|No passkey was used)/)).toBeVisible();
  },
};
export const WithoutPasskeys: Story = {
  render: () => <SignInPage signIn={staged({})} canUsePasskeys={false} />,
};
