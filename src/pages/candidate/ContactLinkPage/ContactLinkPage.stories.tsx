import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { undoLink, verifyLink } from '../../../../tests/support/accounts/accountFacts.ts';
import { stagedContactLink } from '../../../../tests/support/accounts/stagedAccount.ts';
import type { OpenContactLink, UsedContactLink } from '../../../machines/contactLink/contactLinkMachine.ts';
import { ContactLinkPage } from './ContactLinkPage.tsx';

type Props = { link?: OpenContactLink | AppError; used?: UsedContactLink | AppError };

function Staged({ link, used }: Props) {
  const [machine] = useState(() => stagedContactLink(link, used));
  return <ContactLinkPage contactLink={machine} />;
}

const deadLink = (code: string) => messageError('…', { status: 410, code });

async function pressConfirm(link: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: link }));
}

const meta = {
  title: 'Pages/ContactLink',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.contactLink)],
  args: { link: verifyLink },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verify: Story = {};
export const VerifyEmail: Story = {
  tags: ['unpictured'],
  args: { link: { ...verifyLink, field: 'email', value: 'huda.rawahi@example.om' } },
};
export const Undo: Story = { args: { link: undoLink } };
export const UndoPhone: Story = {
  tags: ['unpictured'],
  args: { link: { ...undoLink, field: 'phone_number', value: '•••••567' } },
};
export const Reading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Unread: Story = { tags: ['unpictured'], args: { link: networkError } };
export const Expired: Story = { args: { link: deadLink('link_expired') } };
export const Used: Story = { tags: ['unpictured'], args: { link: deadLink('link_used') } };
export const Replaced: Story = { tags: ['unpictured'], args: { link: deadLink('link_replaced') } };
export const Taken: Story = { tags: ['unpictured'], args: { link: deadLink('link_taken') } };
export const Failed: Story = {
  tags: ['unpictured'],
  args: { used: networkError },
  play: async () => {
    await pressConfirm(/^(تأكيد|Confirm)/);
    await expect(await screen.findByText(/^(خطأ في الشبكة|Network error)/)).toBeVisible();
  },
};
export const Verified: Story = {
  tags: ['unpictured'],
  args: { used: { reset_token: null } },
  play: async () => {
    await pressConfirm(/^(تأكيد|Confirm)/);
    await expect(await screen.findByRole('link', { name: /(الملف الشخصي|profile)/i })).toBeVisible();
  },
};
export const Undone: Story = {
  args: { link: undoLink, used: { reset_token: 'reset' } },
  play: async () => {
    await pressConfirm(/^(التراجع|Undo)/);
    const next = await screen.findByRole('link', { name: /^(تعيين كلمة مرور جديدة|Set a new password)$/ });
    await expect(next).toHaveAttribute('href', '/new-password#reset');
  },
};
