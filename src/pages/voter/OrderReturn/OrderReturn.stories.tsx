import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { httpError, networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { orders } from '../../../../tests/support/checkout/checkoutWorld.ts';
import { moments } from '../../../../tests/support/votePage/stagedBoards.ts';
import { stagedOrder } from '../../../../tests/support/readings/stagedReading.ts';
import { StagedVotePage } from '../../../../tests/support/votePage/StagedVotePage.tsx';
import { OrderReturn } from './OrderReturn.tsx';

const meta = {
  title: 'Pages/Back at the vote',
  component: OrderReturn,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.vote)],
  args: { order: stagedOrder(orders.settled), onHide: fn() },
  render: (args) => <StagedVotePage world={{ list: moments.live }} notice={<OrderReturn {...args} />} />,
} satisfies Meta<typeof OrderReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VotesAdded: Story = {};
export const UnderReview: Story = { args: { order: stagedOrder(orders.review) } };
export const Confirming: Story = { args: { order: stagedOrder(orders.unsure) } };
export const NotYetPaid: Story = { args: { order: stagedOrder(orders.payable) } };
export const NotPaid: Story = { args: { order: stagedOrder(orders.expired) } };
export const Stopped: Story = { args: { order: stagedOrder(orders.stopped) } };
export const RefundDue: Story = { args: { order: stagedOrder(orders.refunded) } };
export const Checking: Story = { args: { order: stagedOrder() } };
export const LoadFailed: Story = { args: { order: stagedOrder(networkError) } };
export const Unknown: Story = { args: { order: stagedOrder(httpError({ status: 404 })) } };
export const Hidden: Story = {
  tags: ['unpictured'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /إخفاء نتيجة|Hide what became/ }));
    await expect(args.onHide).toHaveBeenCalledOnce();
    // A live region outside may still say it.
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText(/أُضيفت أصواتك|Your votes have been added/)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
