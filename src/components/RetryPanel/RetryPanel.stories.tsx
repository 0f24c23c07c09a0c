import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RetryPanel } from './RetryPanel.tsx';

const meta = {
  title: 'Feedback/RetryPanel',
  component: RetryPanel,
  args: { message: 'تعذّر تحميل المتسابقين', onRetry: fn() },
} satisfies Meta<typeof RetryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel appeared by itself: the focus stays where it is. */
export const Default: Story = {
  args: { onRefresh: fn() },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getAllByRole('button')[0];
    await expect(retry).not.toHaveFocus();
    await userEvent.click(retry ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The visitor started the action: the retry button takes the focus. */
export const UserStarted: Story = {
  args: { userStarted: true, message: 'تعذّر إرسال صوتك.', attempt: { number: 2, limit: 5 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Retrying: Story = {
  args: { retrying: true, attempt: { number: 2, limit: 5 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Warning: Story = {
  args: { kind: 'warning', message: 'تعذّر تحميل قائمة المتسابقين، والمعروض الآن بيانات احتياطية.' },
};

export const LongText: Story = {
  args: {
    message: 'انتهت مهلة الطلب، ولم يتأكد وصول صوتك بعد. يُرجى الانتظار قليلًا قبل إعادة المحاولة مرة أخرى.',
    onRefresh: fn(),
  },
};

export const MixedBidi: Story = {
  args: { message: 'تعذّر الوصول إلى الخادم (HTTP 503)، رقم الطلب a1-7F.' },
};
