import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PayButton } from './PayButton.tsx';

const meta = {
  title: 'Money/PayButton',
  component: PayButton,
  args: { baisa: 27_500, onPay: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof PayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /27\.500/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** Locked while a payment runs: a vote is never sent twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Unknown: Story = { args: { baisa: undefined } };
