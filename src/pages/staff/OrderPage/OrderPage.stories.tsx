import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { orderDetails, staffOrders, stillOrder } from '../../../../tests/support/staffOrders/orderFacts.ts';
import type { FoundOrder } from '../../../machines/staffReading/staffReadingMachine.ts';
import { OrderPage } from './OrderPage.tsx';

function Staged({ found }: { found?: FoundOrder | AppError }) {
  const [order] = useState(() => stillOrder(found));
  return <OrderPage order={order} backHref="/orders" auditHref="/audit" />;
}

const meta = {
  title: 'Pages/Staff order',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/orders')],
  args: { found: { details: orderDetails } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const steps = await screen.findAllByRole('listitem');
    await expect(steps.filter((step) => step.closest('ol'))).toHaveLength(6);
  },
};
export const Mobile: Story = { tags: ['unpictured'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { found: networkError } };
export const Absent: Story = { tags: ['unpictured'], args: { found: { details: null } } };
/** The fee of an entry, which is not paid yet: its candidate has no name here. */
export const OpenFee: Story = {
  tags: ['unpictured'],
  args: {
    found: {
      details: {
        ...orderDetails,
        order: { ...staffOrders[2]!, state: 'open', paid_at: null },
        group: null,
        counted: null,
        settled_at: null,
        reversed_at: null,
        payments: [],
        refunds: [],
      },
    },
  },
};
