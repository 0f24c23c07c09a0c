import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { previews, stillSend, written } from '../../../../tests/support/messages/sentFacts.ts';
import type { Previewed } from '../../../machines/messageSend/messageSendTypes.ts';
import { MessageSendPage } from './MessageSendPage.tsx';

type Props = { previewed?: Previewed | AppError; sent?: AppError; kind?: string };

function Staged({ previewed, sent, kind = 'service' }: Props) {
  const [message] = useState(() => stillSend(previewed, sent));
  const start = { ...written, texts: { ...written.texts, kind } };
  return <MessageSendPage message={message} start={start} backHref="/messages?sent=all" />;
}

const preview = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(عرض من ستصلهم|Show who gets it)$/ }));
const send = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: /^(الإرسال بعد عشر دقائق|Send in ten minutes)$/ }),
  );

const meta = {
  title: 'Pages/Staff message',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { previewed: previews.seen },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Who gets it, what it costs, and the words for a real candidate, one after the other. */
export const Seen: Story = {
  play: async () => {
    await preview();
    await expect(await screen.findByText(/رمزك في التصويت 303/, { selector: 'article p' })).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(عرض مشارك آخر|Show another candidate)$/ }),
    );
    await expect(await screen.findByText('The rehearsal is on Sunday. Your code is 304.')).toBeVisible();
  },
};
/** The keyboard alone reaches the kind and the preview. */
export const Unchosen: Story = {
  args: { kind: '' },
  play: async () => {
    await preview();
    const kind = await screen.findByRole('combobox', { name: /^(موضوعها|It is about)/ });
    await expect(kind).toHaveFocus();
    await expect(kind).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Unpriced: Story = { args: { previewed: previews.unpriced }, play: preview };
export const Nobody: Story = { args: { previewed: previews.nobody }, play: preview };
export const Changed: Story = {
  args: { sent: messageError('Changed.', { status: 409, code: 'changed_meanwhile' }) },
  play: async () => {
    await preview();
    await send();
    await expect(await screen.findByText('Changed.')).toBeVisible();
  },
};
export const Unsure: Story = {
  args: { sent: networkError },
  play: async () => {
    await preview();
    await send();
    await expect(await screen.findByText(/^(ضاع الرد|The reply was lost)$/)).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: preview };
