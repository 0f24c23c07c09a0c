import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { type AuditFilters, noAuditFilters } from '../../../../domain/staff/auditAddress.ts';
import type { AuditPage } from '../../../../domain/staff/staffContract.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { FilteredAudit } from '../../../../tests/support/audit/FilteredAudit.tsx';
import { auditPages } from '../../../../tests/support/audit/auditFacts.ts';
import {
  auditBrowse,
  type BrowsePlace,
  type LoadedPage,
} from '../../../machines/staffBrowse/staffBrowseMachine.ts';

type Props = {
  page?: LoadedPage<AuditPage> | AppError;
  next?: LoadedPage<AuditPage> | AppError;
  subject?: string;
};

const none = {
  page: { data: [], next: null, people: auditPages.first.page.people },
  at: auditPages.first.at,
};

function Staged({ page, next, subject = '' }: Props) {
  const [browse] = useState(() =>
    auditBrowse.provide({
      actors: {
        loadPage: fromPromise<LoadedPage<AuditPage>, BrowsePlace<AuditFilters>>(() => stagedAnswer(page)),
        loadMore: fromPromise<LoadedPage<AuditPage>, BrowsePlace<AuditFilters>>(() => stagedAnswer(next)),
      },
      actions: { endSession: () => {} },
    }),
  );
  return (
    <FilteredAudit
      browse={browse}
      first={{ ...noAuditFilters, subject }}
      scope={{ isWhole: false, onWhole: () => {} }}
    />
  );
}

const meta = {
  title: 'Pages/Staff audit',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/audit')],
  args: { page: auditPages.first, next: auditPages.last },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = /^(تفاصيل هذا السطر|Details of this line)$/;
const opener = async (index: number) => (await screen.findAllByRole('button', { name: details }))[index]!;
const more = /^(عرض المزيد|Show more)$/;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await opener(0));
    await expect(await screen.findByText(/^(لا شيء|nothing)$/)).toBeVisible();
    await expect(screen.queryByText('judge')).toBeNull();
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { args: { page: networkError } };
export const Empty: Story = { args: { page: none } };
export const NoMatch: Story = {
  args: { page: none, subject: 'huda'.padEnd(22, '0') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(إزالة المرشّح|Remove the filter): / }));
    await expect(await screen.findByText(/^(لم يُسجَّل شيء بعد|Nothing was recorded yet)\.$/)).toBeVisible();
  },
};
/** A row by keys alone, and from it to the lines about its subject. */
export const Filtered: Story = {
  play: async () => {
    (await opener(0)).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByText('0.000', { exact: false })).toBeVisible();
    const row = screen.getByText('أُعفي بطلب من دار الإنتاج (ticket 12)').closest('tr')!;
    await userEvent.click(
      within(row).getByRole('button', { name: /^(السطور بشأن هذا فقط|Only lines about this)$/ }),
    );
    await expect(screen.getByRole('button', { name: /^(إزالة المرشّح|Remove the filter): / })).toBeVisible();
  },
};
export const WholeList: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(await screen.findByText(/(هذه كل السطور|These are all lines)\./)).toBeVisible();
    await expect(screen.queryByRole('button', { name: more })).toBeNull();
  },
};
/** A column that a person never reads is hidden. Phones have no choice of columns, so no picture in each width. */
export const FewerColumns: Story = {
  tags: ['unpictured'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(الأعمدة|Columns)$/ }));
    const [time] = screen.getAllByRole('checkbox');
    await expect(screen.getAllByRole('columnheader')).toHaveLength(5);
    await userEvent.click(time!);
    await expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  },
};
export const MoreFailed: Story = {
  args: { next: networkError },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(
      await screen.findByText(/^(تعذّر تحميل السطور التالية|The next lines could not be loaded)\.$/),
    ).toBeVisible();
  },
};
