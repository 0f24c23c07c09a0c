import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Feedback/CopyButton',
  component: CopyButton,
  args: { text: 'SWT-7F2K-90418', label: 'نسخ رقم العملية', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'نسخ رقم العملية' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
  },
};
