import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmingPanel } from './ConfirmingPanel.tsx';

const meta = {
  title: 'Money/ConfirmingPanel',
  component: ConfirmingPanel,
  args: { onCheck: fn() },
} satisfies Meta<typeof ConfirmingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Slow: Story = {
  args: { state: 'slow' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { state: 'offline' } };
export const Mobile: Story = { args: { state: 'slow' }, globals: { viewport: { value: 'phone' } } };
