import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';
import { Reference } from './Reference.tsx';

const meta = {
  title: 'Feedback/Reference',
  component: Reference,
  args: { id: '0198f2c47a6e7b1c9d3e' },
} satisfies Meta<typeof Reference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0198f2c47a6e7b1c9d3e')).toBeVisible();
  },
};

/** Below the sentence of a failure. */
export const States: Story = {
  render: (args) => (
    <RetryPanel message="تعذّر تحميل الفعاليات" onRetry={fn()}>
      <Reference {...args} />
    </RetryPanel>
  ),
};

/** No server answered, so there is no reference. */
export const WithoutAnswer: Story = {
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = { args: { id: '0198f2c47a6e7b1c9d3e-0198f2c47a6e7b1c9d3e-0198f2c4' } };

export const MixedBidi: Story = {
  render: (args) => (
    <RetryPanel message="تعذّر تحميل الفعاليات (HTTP 503)" onRetry={fn()}>
      <Reference {...args} />
    </RetryPanel>
  ),
};
