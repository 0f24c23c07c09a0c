import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PackageHint } from './PackageHint.tsx';

const meta = {
  title: 'Voting/PackageHint',
  component: PackageHint,
  args: { hint: { votes_count: 25, total_baisa: 7_500 }, onTake: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof PackageHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onTake).toHaveBeenCalledWith(25);
  },
};
