import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { httpError, networkError } from '../../../../domain/errors.ts';
import { receiptHref } from '../../../../domain/receiptAddress.ts';
import { receipt } from '../../../../tests/support/payments/orderFixtures.ts';
import { stagedReceipt } from '../../../../tests/support/readings/stagedReading.ts';
import { ReceiptPage } from './ReceiptPage.tsx';

const uncounted = { row: null, checkpoint: null };

const meta = {
  title: 'Pages/Receipt',
  component: ReceiptPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(receiptHref(receipt.code))],
  args: { receipt: stagedReceipt(receipt) },
} satisfies Meta<typeof ReceiptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { receipt: stagedReceipt() } };
export const LoadFailed: Story = { args: { receipt: stagedReceipt(networkError) } };
export const Unknown: Story = { args: { receipt: stagedReceipt(httpError({ status: 404 })) } };
export const Counted: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('main 90418')).toBeVisible();
  },
};
export const NotYetInACheckpoint: Story = {
  tags: ['whole'],
  args: { receipt: stagedReceipt({ ...receipt, checkpoint: null }) },
};
export const Pending: Story = {
  tags: ['whole'],
  args: { receipt: stagedReceipt({ ...receipt, ...uncounted, status: 'pending' }) },
};
export const Quarantined: Story = {
  tags: ['whole'],
  args: { receipt: stagedReceipt({ ...receipt, status: 'quarantined' }) },
};
export const RefundDue: Story = {
  tags: ['whole'],
  args: { receipt: stagedReceipt({ ...receipt, ...uncounted, status: 'refunded', refund: 'due' }) },
};
export const Reversed: Story = {
  tags: ['whole'],
  args: {
    receipt: stagedReceipt({
      ...receipt,
      status: 'refunded',
      refund: 'done',
      reversal: { stream: 'main', seq: 90_900, row_hash: 'f'.repeat(64) },
    }),
  },
};
