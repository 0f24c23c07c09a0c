import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { deliveries, stillDelivery } from '../../../../tests/support/messages/sentFacts.ts';
import type { LoadedDelivery } from '../../../machines/messageDelivery/messageDeliveryMachine.ts';
import { SentMessagePage } from './SentMessagePage.tsx';

type Props = { loaded?: LoadedDelivery | AppError; mayAct?: boolean };

function Staged({ loaded, mayAct = true }: Props) {
  const [delivery] = useState(() => stillDelivery(loaded));
  return (
    <SentMessagePage
      delivery={delivery}
      backHref="/messages?sent=all"
      entryHrefOf={(entry) => `/entries?entry=${entry}`}
      mayAct={mayAct}
    />
  );
}

const meta = {
  title: 'Pages/Staff sent message',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { loaded: deliveries.waiting },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FailedInPart: Story = { args: { loaded: deliveries.failing } };
export const Undone: Story = { args: { loaded: deliveries.undone } };
export const ReadOnly: Story = { args: { mayAct: false } };
export const Unknown: Story = { args: { loaded: deliveries.unknown } };
export const Mobile: Story = {
  args: { loaded: deliveries.failing },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { loaded: networkError } };
