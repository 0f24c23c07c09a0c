import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, fieldErrors } from '../../../../domain/errors.ts';
import { stagedForgotPassword } from '../../../../tests/support/accounts/stagedAccount.ts';
import type { ForgotAnswer } from '../../../machines/forgotPassword/forgotPasswordMachine.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

function Staged({ answer }: { answer?: ForgotAnswer | AppError }) {
  const [forgotPassword] = useState(() => stagedForgotPassword(answer));
  return <ForgotPasswordPage forgotPassword={forgotPassword} />;
}

const sendForm = () => userEvent.type(document.getElementById('civil_id')!, '12840275{Enter}');

const meta = {
  title: 'Pages/ForgotPassword',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.forgotPassword)],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Staged /> };
export const Submitting: Story = { tags: ['unpictured'], render: () => <Staged />, play: sendForm };
export const Sent: Story = { args: { answer: { message: null } }, play: sendForm };
export const Refused: Story = {
  args: { answer: fieldErrors({ civil_id: ['الرقم غير صحيح.'] }, { status: 422 }) },
  play: sendForm,
};
