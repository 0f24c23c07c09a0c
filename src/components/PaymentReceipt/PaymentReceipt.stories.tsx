import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { paidOrder } from '../../../tests/support/payments/orderFixtures.ts';
import { PaymentReceipt } from './PaymentReceipt.tsx';

const meta = {
  title: 'Money/PaymentReceipt',
  component: PaymentReceipt,
  args: {
    user: paidOrder.participant,
    group: 3,
    bought: { votes: 75 },
    baisa: paidOrder.amount_baisa,
    transactionId: paidOrder.transaction_id ?? '',
    at: paidOrder.created_at,
    receiptHref: `/receipt/${paidOrder.receipt_code}`,
    onAnnounce: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
} satisfies Meta<typeof PaymentReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(args.onAnnounce).toHaveBeenCalledOnce());
  },
};
export const UnderReview: Story = { args: { status: 'review' } };
export const NoReceiptYet: Story = { args: { receiptHref: undefined } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** As long and random as the server allows. */
export const LongTransactionId: Story = {
  args: { transactionId: 'Jkzji7gbgt3X7iz256-31A' },
  globals: { viewport: { value: 'phone' } },
};
/** An entry fee, without votes. */
export const Fee: Story = {
  args: { bought: { competition: 'عازف الموسم' }, status: 'feePaid', baisa: 5_000 },
};

export const LongText: Story = {
  args: {
    user: {
      ...paidOrder.participant,
      full_name_ar: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي',
      full_name_en: 'Abdulrahman Bin Nasser Bin Mohammed Al Siyabi',
    },
    transactionId: 'SWT-7F2K-90418-7F2K-90418-7F2K-90418-90418',
    bought: { votes: 10_000 },
    baisa: 3_997_500,
  },
};
