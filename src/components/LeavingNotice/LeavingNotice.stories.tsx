import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';

const meta = {
  title: 'Feedback/LeavingNotice',
  component: LeavingNotice,
  args: { lastsMs: 60_000, goNow: 'الانتقال الآن', onGoNow: fn() },
} satisfies Meta<typeof LeavingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onGoNow).toHaveBeenCalledOnce();
  },
};
export const States: Story = {
  render: (args) => <EmptyState title="لا توجد مسابقات" action={<LeavingNotice {...args} />} />,
};
export const Reduced: Story = { globals: { motion: 'reduced' } };
