import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { SentMessagePage } from '../../../../domain/staff/staffContract.ts';
import { sentPages, stillSent } from '../../../../tests/support/messages/sentFacts.ts';
import type { LoadedPage } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import { SentMessagesPage } from './SentMessagesPage.tsx';

type Props = { page?: LoadedPage<SentMessagePage> | AppError; mayWrite?: boolean };

function Staged({ page, mayWrite = true }: Props) {
  const [browse] = useState(() => stillSent(page));
  return (
    <SentMessagesPage
      browse={browse}
      hrefOf={(id) => `/messages?message=${id}`}
      wordsHref="/messages"
      writeHref={mayWrite ? '/messages?write=new' : undefined}
    />
  );
}

const meta = {
  title: 'Pages/Staff sent messages',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/messages')],
  args: { page: sentPages.first },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReadOnly: Story = { args: { mayWrite: false } };
export const Empty: Story = { args: { page: { page: { data: [], next: null }, at: sentPages.first.at } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { page: networkError } };
