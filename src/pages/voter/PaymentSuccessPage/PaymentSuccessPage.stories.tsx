import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Order } from '../../../../domain/contract.ts';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { found, order, orders, unknown } from '../../../../tests/support/checkout/checkoutWorld.ts';
import { StagedCheckoutPage } from '../../../../tests/support/checkout/StagedCheckoutPage.tsx';
import type { CheckoutStage } from '../../../../tests/support/checkout/stagedCheckout.ts';

const ordered = (each: Order, rest: CheckoutStage = {}): { stage: CheckoutStage } => ({
  stage: { ...rest, recalled: { orderId: each.id, ...rest.recalled }, found: found(each) },
});

const meta = {
  title: 'Pages/Payment success',
  component: StagedCheckoutPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.paymentSuccess)],
  args: { page: 'success', stage: { recalled: { orderId: order.id } } },
} satisfies Meta<typeof StagedCheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadFailed: Story = {
  args: { stage: { recalled: { orderId: order.id }, found: networkError } },
};
export const UnknownOrder: Story = { args: { stage: { recalled: { orderId: order.id }, found: unknown } } };
export const VotesAdded: Story = {
  tags: ['whole'],
  args: ordered(orders.settled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('SWT-7F2K-90418')).toBeVisible();
  },
};
export const WithTheWayBack: Story = {
  tags: ['whole'],
  args: ordered(orders.settled, { recalled: { callback: `${window.location.origin}${pagePaths.vote}` } }),
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: /العودة إلى صفحة التصويت|Back to the vote/ });
    await expect(back).toHaveAttribute('href', `${window.location.origin}/vote?order=${order.id}`);
  },
};
export const UnderReview: Story = { tags: ['whole'], args: ordered(orders.review) };
export const PaidTwice: Story = {
  tags: ['whole'],
  args: ordered({ ...orders.settled, refund: { state: 'due', amount_baisa: 3_000 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/3\.000 .*كاملًا|All of .*3\.000/)).toBeVisible();
    await expect(canvas.getAllByText(/7\.500/)[0]).toBeVisible();
  },
};
export const RefundDue: Story = { args: ordered(orders.refunded) };
export const Confirming: Story = { args: ordered(orders.unsure) };
export const Expired: Story = { args: ordered(orders.expired) };
