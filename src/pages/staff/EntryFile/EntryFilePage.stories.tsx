import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { noEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import type { EntryCount } from '../../../../domain/staff/staffContract.ts';
import { counted, stillFile } from '../../../../tests/support/staffEntries/tableFacts.ts';
import { EntryFilePage } from './EntryFilePage.tsx';

type Props = { count?: EntryCount | AppError; saved?: string | AppError; mayContacts?: boolean };

const filters = { ...noEntryFilters, status: 'approved', search: 'هدى' };

function Staged({ count, saved, mayContacts = true }: Props) {
  const [file] = useState(() => stillFile(count, saved));
  return <EntryFilePage file={file} filters={filters} backHref="/entries" mayContacts={mayContacts} />;
}

const meta = {
  title: 'Pages/Staff entry file',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { count: counted.some },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(حفظ الملف|Save the file)$/ }));

export const Default: Story = {};
export const Saved: Story = {
  args: { saved: 'sawt-entries-2026-11-26.xlsx' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await save();
    await expect(await screen.findByText(/sawt-entries-2026-11-26\.xlsx/)).toBeVisible();
  },
};
/** The connection broke before the file was whole. */
export const Broken: Story = {
  tags: ['unpictured'],
  args: { saved: networkError, mayContacts: false },
  play: async () => {
    await save();
    await expect(await screen.findByText(/^(لم يُحفظ شيء|Nothing was saved)/)).toBeVisible();
  },
};
export const Empty: Story = { tags: ['unpictured'], args: { count: counted.none } };
export const Failed: Story = { tags: ['unpictured'], args: { count: networkError } };
