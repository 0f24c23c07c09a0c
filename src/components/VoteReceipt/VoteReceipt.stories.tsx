import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { VoteReceipt } from './VoteReceipt.tsx';

const meta = {
  title: 'Voting/VoteReceipt',
  component: VoteReceipt,
  args: { receipt, href: '/receipt/abc', transparencyHref: '/transparency', onAnnounce: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof VoteReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  play: async ({ canvasElement, args }) => {
    const copies = within(canvasElement).getAllByRole('button', { name: /^(نسخ|Copy)/ });
    for (const copy of copies) await userEvent.click(copy);
    await waitFor(() => expect(args.onAnnounce).toHaveBeenCalledTimes(2));
  },
};
export const Pending: Story = {
  args: { receipt: { ...receipt, status: 'pending', row: null, checkpoint: null } },
};
export const NotYetInACheckpoint: Story = { args: { receipt: { ...receipt, checkpoint: null } } };
export const UnderReview: Story = { args: { receipt: { ...receipt, status: 'quarantined' } } };
export const LeftOut: Story = { args: { receipt: { ...receipt, standing: 'disqualified' } } };
export const RefundDue: Story = {
  args: { receipt: { ...receipt, status: 'refunded', refund: 'due', row: null, checkpoint: null } },
};
export const Reversed: Story = {
  args: {
    receipt: {
      ...receipt,
      status: 'refunded',
      refund: 'done',
      reversal: { stream: 'main', seq: 90_900, row_hash: 'f'.repeat(64) },
    },
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    receipt: {
      ...receipt,
      participant: {
        ...receipt.participant,
        full_name_ar: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي',
        full_name_en: 'Abdulrahman Bin Nasser Bin Mohammed Al Siyabi',
      },
    },
  },
};
export const MixedBidi: Story = {
  args: {
    receipt: {
      ...receipt,
      participant: {
        ...receipt.participant,
        full_name_ar: 'DJ سالم (Oman)',
        full_name_en: 'DJ سالم (Oman)',
      },
    },
  },
};
