import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { noEntryFilters } from '../../../../domain/staff/entryAddress.ts';
import type { StaffEntryPage } from '../../../../domain/staff/staffContract.ts';
import { entryPages, stillEntries } from '../../../../tests/support/staffEntries/entryFacts.ts';
import { FilteredEntries } from '../../../../tests/support/staffEntries/FilteredEntries.tsx';
import type { LoadedPage } from '../../../machines/staffBrowse/staffBrowseMachine.ts';

type Answer = LoadedPage<StaffEntryPage> | AppError;
type Props = { page?: Answer; next?: Answer; search?: string; competition?: string };

function Staged({ page, next, search = '', competition = '' }: Props) {
  const [browse] = useState(() => stillEntries(page, next));
  return <FilteredEntries browse={browse} first={{ ...noEntryFilters, search, competition }} />;
}

const meta = {
  title: 'Pages/Staff entries',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { page: entryPages.first, next: entryPages.last },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = /^(عرض المزيد|Show more)$/;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(await screen.findByText(/(هذه كل المشاركات|These are all entries)\./)).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { page: networkError } };
export const Empty: Story = { tags: ['unpictured'], args: { page: entryPages.none } };
export const NoMatch: Story = {
  tags: ['unpictured'],
  args: { page: entryPages.none, search: 'زوينة' },
  play: async () => {
    await expect(await screen.findByText(/^(لا مشاركة بهذا الاسم|No entry has this name)/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^(مسح المرشّحات|Clear the filters)$/ }));
    await expect(await screen.findByText(/^(لا مشاركات بعد|Nobody has entered yet)\.$/)).toBeVisible();
  },
};
/** Of candidates who are perhaps registered twice alone. */
export const Twice: Story = {
  tags: ['unpictured'],
  play: async () => {
    const filter = await screen.findByRole('combobox', { name: /^(مسجّل مرتين|Registered twice)$/ });
    await userEvent.selectOptions(filter, '1');
    await expect(filter).toHaveValue('1');
    await expect(screen.getByRole('button', { name: /^(مسح المرشّحات|Clear the filters)$/ })).toBeVisible();
  },
};
/** Of one competition all can be placed. */
export const OfCompetition: Story = {
  tags: ['unpictured'],
  args: { competition: entryPages.first.page.competitions[0]!.id },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^(توزيع الكل|Place all)$/ })).toBeVisible();
  },
};
export const MoreFailed: Story = {
  tags: ['unpictured'],
  args: { next: networkError },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(
      await screen.findByText(/^(تعذّر تحميل المشاركات التالية|The next entries could not be loaded)\.$/),
    ).toBeVisible();
  },
};
