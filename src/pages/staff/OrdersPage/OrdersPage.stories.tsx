import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { noOrderFilters } from '../../../../domain/staff/orderAddress.ts';
import type { StaffOrderPage } from '../../../../domain/staff/staffContract.ts';
import { FilteredOrders } from '../../../../tests/support/staffOrders/FilteredOrders.tsx';
import { orderPages, stillOrders } from '../../../../tests/support/staffOrders/orderFacts.ts';
import type { LoadedPage } from '../../../machines/staffBrowse/staffBrowseMachine.ts';

type Answer = LoadedPage<StaffOrderPage> | AppError;
type Props = { page?: Answer; next?: Answer; search?: string };

function Staged({ page, next, search = '' }: Props) {
  const [browse] = useState(() => stillOrders(page, next));
  return <FilteredOrders browse={browse} first={{ ...noOrderFilters, search }} />;
}

const meta = {
  title: 'Pages/Staff orders',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/orders')],
  args: { page: orderPages.first, next: orderPages.last },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = /^(عرض المزيد|Show more)$/;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(await screen.findByText(/(هذه كل الطلبات|These are all orders)\./)).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { page: networkError } };
export const Empty: Story = { tags: ['unpictured'], args: { page: orderPages.none } };
/** Part of a contact finds nothing, and the page says why. */
export const NoMatch: Story = {
  args: { page: orderPages.none, search: '9123' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(مسح المرشّحات|Clear the filters)$/ }));
    await expect(await screen.findByText(/^(لا طلبات بعد|Nobody has ordered anything yet)\.$/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), '9123{Enter}');
    await expect(await screen.findByText(/^(لا طلب بهذا الرقم|No order has this number)/)).toBeVisible();
  },
};
export const MoreFailed: Story = {
  tags: ['unpictured'],
  args: { next: networkError },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await expect(
      await screen.findByText(/^(تعذّر تحميل الطلبات التالية|The next orders could not be loaded)\.$/),
    ).toBeVisible();
  },
};
