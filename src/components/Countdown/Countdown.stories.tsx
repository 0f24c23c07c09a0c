import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { boardTime, liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { Countdown } from './Countdown.tsx';

const at = liveGroup.closes_at;

const meta = {
  title: 'Voting/Countdown',
  component: Countdown,
  args: {
    phase: { phase: 'live', group: 3, at },
    remainingMs: at - boardTime,
    onMilestone: fn(),
  },
  globals: { theme: 'stage' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '31.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(timer.textContent).toContain('11');
  },
};
export const Running: Story = { ...Default };
export const LastHour: Story = { args: { remainingMs: 59 * 60_000 + 59_000 } };
export const LastMinute: Story = { args: { remainingMs: 11_000 } };
export const LastTenSeconds: Story = {
  args: { remainingMs: 9_000 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('09').getBoundingClientRect();
    const usual = canvas.getAllByText('00')[0]!.getBoundingClientRect();
    await expect([width / usual.width >= 1.4, height / usual.height >= 1.4]).toEqual([true, true]);
  },
};
export const LastTenSecondsReduced: Story = {
  ...LastTenSeconds,
  globals: { theme: 'stage', motion: 'reduced' },
};
export const Opens: Story = {
  args: { phase: { phase: 'between', last: 3, next: 4, at }, remainingMs: 5 * 3_600_000 + 760_000 },
};
export const Upcoming: Story = {
  args: { phase: { phase: 'upcoming', next: 1, at }, remainingMs: 120 * 86_400_000 },
};
export const NotAtMidnight: Story = {
  args: { phase: { phase: 'live', group: 5, at: at - 9_000_000 }, remainingMs: 26 * 3_600_000 },
};
export const Ended: Story = { args: { phase: { phase: 'ended', last: 5 } } };
export const EndedAMomentAgo: Story = { args: { phase: { phase: 'ended', last: 5 }, settling: true } };
export const NothingScheduled: Story = { args: { phase: { phase: 'none' } } };
export const Reduced: Story = { globals: { theme: 'stage', motion: 'reduced' } };
export const Mobile: Story = { globals: { theme: 'stage', viewport: { value: 'phone' } } };
