import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { httpError, networkError, timeoutError, unauthenticated } from '../../../domain/errors.ts';
import { VoteErrorPanel } from './VoteErrorPanel.tsx';

const meta = {
  title: 'Money/VoteErrorPanel',
  component: VoteErrorPanel,
  args: { error: httpError({ status: 503 }), onRetry: fn() },
} satisfies Meta<typeof VoteErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ServerError: Story = {
  args: { attempt: { number: 2, limit: 5 } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /2.*5/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true, attempt: { number: 2, limit: 5 } } };
export const Waiting: Story = {
  args: { error: networkError, waiting: true, attempt: { number: 3, limit: 5 } },
};
export const RetryFailed: Story = { args: { retryFailed: true, attempt: { number: 5, limit: 5 } } };

/** The outcome is unknown, and the panel says so. */
export const Timeout: Story = { args: { error: timeoutError } };

export const States: Story = {
  render: ({ onRetry }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VoteErrorPanel error={httpError({ status: 400 })} onRetry={onRetry} />
      <VoteErrorPanel error={unauthenticated({ status: 401 })} />
      <VoteErrorPanel error={httpError({ status: 403 })} />
      <VoteErrorPanel error={httpError({ status: 500 })} onRetry={onRetry} />
      <VoteErrorPanel error={timeoutError} onRetry={onRetry} />
      <VoteErrorPanel error={networkError} onRetry={onRetry} />
      <VoteErrorPanel error={httpError({ status: 404 })} onRetry={onRetry} />
    </div>
  ),
};
