import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { newPassword } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedNewPassword } from '../../../../tests/support/accounts/stagedAccount.ts';
import type { CheckedLink } from '../../../machines/newPassword/newPasswordMachine.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';

function Staged({ link, set }: { link?: CheckedLink | AppError; set?: object }) {
  const [machine] = useState(() => stagedNewPassword(link, set));
  return <NewPasswordPage newPassword={machine} />;
}

const works: CheckedLink = { token: 'link', purpose: 'reset' };
const deadLink = (code: string) => messageError('…', { status: 410, code });

async function fillForm(repeated: string) {
  await expect(await screen.findByRole('list', { name: /شروط|needs/ })).toBeVisible();
  await userEvent.type(document.getElementById('new_password')!, newPassword);
  await userEvent.type(document.getElementById('confirm_password')!, repeated);
}

const meta = {
  title: 'Pages/NewPassword',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.newPassword)],
  args: { link: works },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { link: { ...works, purpose: 'first' } } };
export const Reading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Unread: Story = { args: { link: networkError } };
export const Expired: Story = { args: { link: deadLink('link_expired') } };
export const Used: Story = { tags: ['unpictured'], args: { link: deadLink('link_used') } };
export const Replaced: Story = { tags: ['unpictured'], args: { link: deadLink('link_replaced') } };
export const Taken: Story = { args: { link: deadLink('link_taken') } };
export const Differing: Story = { play: () => fillForm('Blue') };
export const Done: Story = {
  args: { set: {} },
  play: async () => {
    await fillForm(`${newPassword}{Enter}`);
    await expect(await screen.findByText(/^(تم تعيين كلمة المرور|Your password is set)/)).toBeVisible();
  },
};
