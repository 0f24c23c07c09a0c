import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TabBlocker } from './TabBlocker.tsx';

const meta = {
  title: 'Feedback/TabBlocker',
  component: TabBlocker,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  args: { state: 'blocked', onGoToOriginal: fn(), onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof TabBlocker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [original, close, retry] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName(/./);
    await expect(original).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoToOriginal).toHaveBeenCalledTimes(1);
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Blocked: Story = {};
export const CannotClose: Story = { args: { state: 'cannotClose' } };
export const ToldOriginal: Story = { args: { state: 'toldOriginal' } };
export const Asking: Story = { args: { state: 'asking' } };
export const Mobile: Story = { args: { state: 'toldOriginal' }, globals: { viewport: { value: 'phone' } } };
