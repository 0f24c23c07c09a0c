import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Order } from '../../../../domain/contract.ts';
import { networkError, timeoutError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import {
  attempt,
  begun,
  contact,
  entryRefused,
  failure,
  found,
  invalid,
  met,
  order,
  orders,
  sales,
  unknown,
} from '../../../../tests/support/checkout/checkoutWorld.ts';
import { standInCardFields, type CardPlay } from '../../../../tests/support/checkout/standInGateway.ts';
import { StagedCheckoutPage } from '../../../../tests/support/checkout/StagedCheckoutPage.tsx';
import type { CheckoutStage } from '../../../../tests/support/checkout/stagedCheckout.ts';

const filled = { ...contact, phone_number: '+96891234567' };
/** The address names the order, as after a reload. */
const ordered = (each: Order, rest: CheckoutStage = {}): { stage: CheckoutStage } => ({
  stage: { ...rest, recalled: { orderId: each.id, contact: filled, ...rest.recalled }, found: found(each) },
});
const payable = (
  play: CardPlay,
  outcome?: typeof attempt.outcome | 'insufficient_funds' | 'challenge_failed',
  rest?: CheckoutStage,
) =>
  ordered(
    {
      ...order,
      payment: { gateway: 'sandbox', mode: 'hosted_fields', url: standInCardFields(play) },
      last_attempt: outcome ? { ...attempt, outcome } : null,
    },
    rest,
  );

const meta = {
  title: 'Pages/Payment',
  component: StagedCheckoutPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.payment)],
  args: { page: 'payment', stage: { met: met.open, recalled: { contact: filled } } },
} satisfies Meta<typeof StagedCheckoutPage>;
export default meta;

// Stories tagged `whole` are pictured to the bottom, where a phone has the pay button.
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submitForm: Play = async ({ canvas, userEvent }) =>
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(المتابعة إلى البطاقة|Continue to the card)$/ }),
  );

/** The card fields have reported that they are ready. */
const cardReady: Play = async ({ canvas }) => {
  const frame = await canvas.findByTitle(/حقول البطاقة|Card fields/);
  await waitFor(() => expect(frame.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
};

const pressPay: Play = async (context) => {
  await cardReady(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^(دفع|Pay) / }));
};

export const Loading: Story = { args: { stage: {} } };
export const BoardFailed: Story = { tags: ['unpictured'], args: { stage: { met: networkError } } };
export const OrderFailed: Story = {
  args: { stage: { recalled: { orderId: order.id }, found: networkError } },
};
export const UnknownOrder: Story = { args: { stage: { recalled: { orderId: order.id }, found: unknown } } };
export const UnknownContestant: Story = { tags: ['unpictured'], args: { stage: { met: met.nobody } } };
export const WindowClosed: Story = { args: { stage: { met: met.closed } } };

export const Contact: Story = { tags: ['whole'], args: { stage: { met: met.open } } };
export const ContactErrors: Story = {
  tags: ['whole'],
  args: {
    stage: { met: met.open, recalled: { contact: { email: 'huda@', phone_number: '123', civil_id: '12' } } },
  },
  play: async (context) => {
    await submitForm(context);
    await expect(context.canvas.getByRole('textbox', { name: /البريد|Email/ })).toHaveFocus();
    await expect(context.canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  },
};
export const ContactRefused: Story = {
  tags: ['whole'],
  args: { stage: { met: met.open, recalled: { contact: filled }, placed: invalid } },
  play: async (context) => {
    await submitForm(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: /البريد|Email/ })).toBeInvalid());
    await expect(context.canvas.getByText(/الحقول المحددة|highlighted fields/)).toBeVisible();
  },
};
/** The server refused something that the form does not show. */
export const OrderRefused: Story = {
  tags: ['whole'],
  args: { stage: { met: met.open, recalled: { contact: filled }, placed: entryRefused } },
  play: async (context) => {
    await submitForm(context);
    await expect(await context.canvas.findByText(/تعذّر إرسال صوتك|Failed to submit/)).toBeVisible();
  },
};
export const PriceFailed: Story = {
  tags: ['whole'],
  args: { stage: { met: met.open, price: networkError } },
};

export const Placing: Story = {
  tags: ['whole'],
  args: { stage: { met: met.open, recalled: { contact: filled } } },
  play: submitForm,
};
export const Retrying: Story = {
  tags: ['whole'],
  args: { stage: { met: met.open, recalled: { contact: filled }, placed: failure } },
  play: submitForm,
};
export const Exhausted: Story = {
  name: 'Failed vote',
  tags: ['whole'],
  args: { stage: { met: met.open, recalled: { contact: filled }, placed: timeoutError, hasty: true } },
  play: async (context) => {
    await submitForm(context);
    await expect(await context.canvas.findByRole('button', { name: /إعادة المحاولة|Retry/ })).toBeEnabled();
  },
};

export const CardLoading: Story = {
  tags: ['whole'],
  args: payable('silent'),
};
export const CardReady: Story = { tags: ['whole'], args: payable('slow'), play: cardReady };
export const CardUnreachable: Story = {
  tags: ['whole'],
  args: ordered({
    ...order,
    payment: { gateway: 'sandbox', mode: 'hosted_fields', url: 'about:blank' },
  }),
};
export const Paying: Story = { tags: ['whole'], args: payable('slow'), play: pressPay };
export const Challenged: Story = { tags: ['whole'], args: payable('challenge'), play: pressPay };
export const Declined: Story = {
  tags: ['whole'],
  args: payable('declined'),
  play: async (context) => {
    await pressPay(context);
    await expect(await context.canvas.findByText(/رفض البنك|declined/)).toBeVisible();
  },
};
export const InsufficientFunds: Story = {
  tags: ['whole'],
  args: payable('insufficient_funds', 'insufficient_funds'),
  play: cardReady,
};
export const ChallengeFailed: Story = {
  tags: ['whole'],
  args: payable('slow', 'challenge_failed'),
  play: cardReady,
};
export const OutcomeUnknown: Story = {
  tags: ['whole'],
  args: payable('slow', undefined, { recalled: { begun } }),
  play: async (context) => {
    await cardReady(context);
    await expect(
      context.canvas.getByText(/نتيجة المحاولة السابقة|outcome of the last attempt/),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /تعديل بيانات|Edit the contact/ })).toBeNull();
  },
};
export const Elsewhere: Story = { tags: ['whole'], args: ordered(orders.elsewhere) };
export const ElsewhereCancelled: Story = {
  tags: ['whole'],
  args: ordered(orders.elsewhereCancelled),
};

export const GroupCloses: Story = { args: { stage: { met: met.open, sale: sales.closing } } };
export const PlacedInTime: Story = {
  args: payable('slow', undefined, { sale: sales.closed }),
  play: cardReady,
};
export const ExpiredAfterClose: Story = { args: ordered(orders.expired, { sale: sales.closed }) };

export const Confirming: Story = { args: ordered(orders.unsure) };
export const ConfirmingSlow: Story = { args: ordered(orders.unsure, { slow: true }) };
export const ConfirmingPayable: Story = {
  args: ordered(order, { recalled: { begun }, slow: true }),
};
export const ConfirmingOffline: Story = {
  args: ordered(orders.unsure, { news: [{ type: 'network.lost' }] }),
};
export const Complete: Story = { args: ordered(orders.settled) };
export const Expired: Story = { args: ordered(orders.expired) };
export const RefundDue: Story = { args: ordered(orders.refunded) };
export const RefundDone: Story = {
  args: ordered({ ...orders.refunded, refund: { state: 'done', amount_baisa: 7_400 } }),
};
export const Stopped: Story = { args: ordered(orders.stopped) };
