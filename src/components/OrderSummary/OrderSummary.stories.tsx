import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, quoteOf } from '../../../tests/support/payments/orderFixtures.ts';
import { PayButton } from '../PayButton/PayButton.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  title: 'Money/OrderSummary',
  component: OrderSummary,
  args: {
    user: chosen.user,
    group: 3,
    rank: 2,
    votes: 75,
    quote: quoteOf(75),
    editHref: '/user/vote-now',
    action: <PayButton baisa={27_500} onPay={fn()} />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDiscount: Story = {};
export const ListPrice: Story = { args: { votes: 5, quote: quoteOf(5) } };
export const CheaperPackage: Story = {
  args: { votes: 20, quote: quoteOf(20), onTakeHint: fn(), action: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onTakeHint).toHaveBeenCalledWith(25);
  },
};
export const Loading: Story = { args: { quote: undefined, loading: true } };
export const Requoting: Story = { args: { votes: 80, loading: true } };
export const NoNumber: Story = { args: { votes: 0, quote: undefined, action: undefined } };
/** The price did not load. The page shows that beside its retry button, not in the summary. */
export const Unpriced: Story = { args: { quote: undefined, action: undefined } };
export const WithVat: Story = { args: { vat: 'الأسعار شاملة ضريبة القيمة المضافة.' } };
export const Largest: Story = { args: { votes: 10_000, quote: quoteOf(10_000) } };

export const Collapsed: Story = {
  args: { narrow: 'collapsed', action: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // The lines of the price stay in sight.
    await expect(within(canvasElement).getByText(/75.* × 0\.400/)).toBeVisible();
    await expect(within(canvasElement).getByText(/2\.500/)).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
    await userEvent.click(toggle);
  },
};

export const PriceAlone: Story = {
  args: { narrow: 'price', action: undefined },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: {
    user: {
      ...chosen.user,
      full_name_ar: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي',
      full_name_en: 'Abdulrahman Bin Nasser Bin Mohammed Al Siyabi',
    },
  },
};
export const MixedBidi: Story = {
  args: { user: { ...chosen.user, full_name_ar: 'DJ سالم (Oman)', full_name_en: 'سالم Salim' } },
};
