import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderOf } from '../../../tests/support/payments/orderFixtures.ts';
import { Button } from '../Button/Button.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';

const { expires_at: payableUntil } = orderOf();

const meta = {
  title: 'Money/PaymentNotice',
  component: PaymentNotice,
  args: { kind: 'declined', payableUntil },
} satisfies Meta<typeof PaymentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Expired: Story = {
  args: {
    kind: 'expired',
    action: (
      <Button variant="secondary" href="/user/voting">
        بدء طلب جديد
      </Button>
    ),
  },
};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['declined', 'insufficient_funds', 'challenge_failed', 'cancelled'] as const).map((kind) => (
        <PaymentNotice key={kind} kind={kind} payableUntil={payableUntil} />
      ))}
      {(['unknown', 'expired', 'failed', 'refundDue', 'refundDone', 'secondDue', 'secondDone'] as const).map(
        (kind) => (
          <PaymentNotice key={kind} kind={kind} baisa={27_500} />
        ),
      )}
    </div>
  ),
};
