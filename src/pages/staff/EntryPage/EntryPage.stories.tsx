import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { stillHistory } from '../../../../tests/support/staff/stillFlows.ts';
import { maskedEntry, staffEntry, stillEntry } from '../../../../tests/support/staffEntries/entryFacts.ts';
import type { FoundEntry } from '../../../machines/staffReading/staffReadingMachine.ts';
import { EntryPage } from './EntryPage.tsx';

type Props = { found?: FoundEntry | AppError; readsAudit?: boolean };

function Staged({ found, readsAudit = true }: Props) {
  const [entry] = useState(() => stillEntry(found));
  return (
    <EntryPage
      entry={entry}
      id={staffEntry.id}
      backHref="/entries"
      candidateHrefOf={(id) => `/entries?candidate=${id}`}
      history={readsAudit ? stillHistory : undefined}
    />
  );
}

const meta = {
  title: 'Pages/Staff entry',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { found: { entry: staffEntry } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('+96891234567')).toBeVisible();
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
/** An auditor reads the contact masked. */
export const Masked: Story = {
  tags: ['unpictured'],
  args: { found: { entry: maskedEntry } },
  play: async () => {
    await expect(await screen.findByText('h•••@example.om')).toBeVisible();
    await expect(screen.queryByText('huda@example.om')).toBeNull();
  },
};
/** Rejected, not verified, with an unpaid fee; its reader has no right to the audit. */
export const Rejected: Story = {
  tags: ['unpictured'],
  args: {
    readsAudit: false,
    found: {
      entry: {
        ...staffEntry,
        code: null,
        status: 'rejected',
        reason: 'التسجيل لشخص آخر (see ticket 12)',
        replacement: { status: 'rejected', reason: 'الصوت غير واضح' },
        recording: null,
        places: [],
        results: [],
        fee: { state: 'overdue', amount_baisa: 5_000, due_at: 0, order_id: null },
        contact: { email: null, phone: '+96891234567', is_masked: false, is_verified: false },
      },
    },
  },
};
/** It qualified in a round that only judges score, so it has no group there. */
export const Qualified: Story = {
  tags: ['unpictured'],
  args: {
    found: {
      entry: {
        ...staffEntry,
        places: [],
        results: [
          { round: { number: 1, name_ar: 'الفرز', name_en: 'Screening' }, result: 'qualified' },
          { round: { number: 2, name_ar: 'النهائي', name_en: 'Final' }, result: 'pending' },
        ],
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^(متأهلة|Qualified)$/)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { found: networkError } };
export const Absent: Story = { tags: ['unpictured'], args: { found: { entry: null } } };
