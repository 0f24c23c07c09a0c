import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { CANDIDATE_DUPLICATES } from '../../../../domain/staff/staffLimits.ts';
import { staffCandidate, stillCandidate } from '../../../../tests/support/staffEntries/candidateFacts.ts';
import type { FoundCandidate } from '../../../machines/staffReading/staffReadingMachine.ts';
import { CandidatePage } from './CandidatePage.tsx';

function Staged({ found }: { found?: FoundCandidate | AppError }) {
  const [candidate] = useState(() => stillCandidate(found));
  return (
    <CandidatePage
      candidate={candidate}
      backHref="/entries"
      candidateHrefOf={(other) => `/entries?candidate=${other}`}
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
/** Others with the same phone number, document or picture. */
export const Duplicates: Story = {
  play: async () => {
    const panel = within(
      await screen.findByRole('region', { name: /^(ربما الشخص نفسه|Perhaps the same person)$/ }),
    );
    const [twin] = staffCandidate.duplicates;
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain(`/entries?candidate=${twin!.id}`);
    await expect(links).toContain(`/entries?entry=${twin!.entries[0]!.id}`);
    await expect(panel.getAllByText(/^(رقم الهاتف نفسه|Same phone number)$/)).toHaveLength(2);
    await expect(panel.getByText(/^(الصورة نفسها|Same picture)$/)).toBeVisible();
    await expect(
      panel.getByText(/^(ملف الهوية أو جواز السفر نفسه|Same file as identity document)$/),
    ).toBeVisible();
    await expect(panel.queryByText(/^(تنتهي القائمة هنا|The list ends here)/)).toBeNull();
  },
};
/** As many as the page names at most. */
export const ManyDuplicates: Story = {
  args: {
    found: {
      candidate: {
        ...staffCandidate,
        duplicates: Array.from({ length: CANDIDATE_DUPLICATES }, (_, index) => ({
          ...staffCandidate.duplicates[1]!,
          id: `twin-${index}-`.padEnd(22, '0'),
        })),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^(تنتهي القائمة هنا|The list ends here)/)).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** One entry, nothing sent, nothing waiting and nobody who is perhaps the same person. */
export const NoMessages: Story = {
  args: {
    found: { candidate: { ...staffCandidate, entries: [entry!], messages: [], changes: {}, duplicates: [] } },
  },
  play: async () => {
    await expect(await screen.findByText(/^(لم تُرسل رسالة|Nothing was sent)/)).toBeVisible();
    await expect(screen.queryByText(/^(تغييرات بانتظار|Changes that wait)/)).toBeNull();
    await expect(screen.queryByText(/^(ربما الشخص نفسه|Perhaps the same person)$/)).toBeNull();
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
