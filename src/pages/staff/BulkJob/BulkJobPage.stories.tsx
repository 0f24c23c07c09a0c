import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { networkError } from '../../../../domain/errors.ts';
import {
  bulkDesk,
  bulkFilters,
  changedStart,
  jobReports,
  previews,
  roundlessDesk,
  runningJob,
  stillBulk,
} from '../../../../tests/support/bulk/bulkFacts.ts';
import { BulkJobPage } from './BulkJobPage.tsx';

type Props = Parameters<typeof stillBulk>[0];

function Staged(staged: Props) {
  const [bulk] = useState(() => stillBulk(staged));
  return <BulkJobPage bulk={bulk} filters={bulkFilters} backHref="/entries" />;
}

const meta = {
  title: 'Pages/Staff many entries',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const preview = () => press(/^(عرض ما سيحدث|See what it does)$/);
const start = async () => {
  await preview();
  await press(/^(ابدأ|Start)$/);
};

export const Default: Story = { args: { desk: bulkDesk } };
export const NoRound: Story = { args: { desk: roundlessDesk } };
export const Loading: Story = {};
export const Failed: Story = { args: { desk: networkError } };
/** The button that starts it has the focus, so that two presses of Enter are enough. */
export const Previewed: Story = {
  args: { desk: bulkDesk, previewed: previews.open },
  play: async () => {
    await preview();
    await expect(await screen.findByRole('button', { name: /^(ابدأ|Start)$/ })).toHaveFocus();
  },
};
export const Blocked: Story = {
  args: { desk: bulkDesk, previewed: previews.blocked },
  play: async () => {
    await preview();
    await expect(screen.queryByRole('button', { name: /^(ابدأ|Start)$/ })).toBeNull();
  },
};
export const Changed: Story = {
  args: { desk: bulkDesk, previewed: previews.open, started: changedStart },
  play: start,
};
export const Unsure: Story = {
  args: { desk: bulkDesk, previewed: previews.open, started: networkError },
  play: async () => {
    await start();
    await expect(await screen.findByRole('button', { name: /^(إعادة المحاولة|Retry)$/ })).toHaveFocus();
  },
};
export const Running: Story = {
  args: { desk: bulkDesk, previewed: previews.open, started: { job: runningJob } },
  play: async () => {
    await start();
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '460');
  },
};
const show = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^(عرض|Show):/ });
  await userEvent.click(first!);
};
export const Stopped: Story = { args: { desk: bulkDesk, report: jobReports.stopped }, play: show };
export const Done: Story = { args: { desk: bulkDesk, report: jobReports.done }, play: show };
export const Stale: Story = { args: { desk: bulkDesk, report: networkError }, play: show };
