import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { staffCandidate, stillCandidate } from '../../../../tests/support/staffEntries/candidateFacts.ts';
import type { FoundCandidate } from '../../../machines/staffReading/staffReadingMachine.ts';
import { CandidatePage } from './CandidatePage.tsx';

function Staged({ found }: { found?: FoundCandidate | AppError }) {
  const [candidate] = useState(() => stillCandidate(found));
  return (
    <CandidatePage
      candidate={candidate}
      backHref="/entries"
      entryHrefOf={(entry) => `/entries?entry=${entry}`}
      messageHrefOf={(message) => `/messages?message=${message}`}
    />
  );
}

const meta = {
  title: 'Pages/Staff candidate',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { found: { candidate: staffCandidate } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const [entry] = staffCandidate.entries;

export const Default: Story = {
  play: async () => {
    const messages = await screen.findAllByRole('listitem');
    await expect(messages.filter((each) => each.closest('ol'))).toHaveLength(5);
    const links = screen.getAllByRole('link', { name: /^(الشعر|Poetry)/ });
    await expect(links[0]).toHaveAttribute('href', `/entries?entry=${staffCandidate.entries[1]!.id}`);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** One entry, nothing sent and nothing waiting. */
export const NoMessages: Story = {
  args: { found: { candidate: { ...staffCandidate, entries: [entry!], messages: [], changes: {} } } },
  play: async () => {
    await expect(await screen.findByText(/^(لم تُرسل رسالة|Nothing was sent)/)).toBeVisible();
    await expect(screen.queryByText(/^(تغييرات بانتظار|Changes that wait)/)).toBeNull();
  },
};
/** The account is suspended, and the reader may not read messages of staff. */
export const Suspended: Story = {
  args: {
    found: {
      candidate: {
        ...staffCandidate,
        account: { ...staffCandidate.account!, suspended_at: entry!.registered_at },
        messages: staffCandidate.messages.map((each) => ({ ...each, sent_message: null })),
      },
    },
  },
};
/** Somebody without an account. */
export const NoAccount: Story = {
  args: { found: { candidate: { ...staffCandidate, account: null, changes: {} } } },
};
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { found: networkError } };
export const Absent: Story = { args: { found: { candidate: null } } };
