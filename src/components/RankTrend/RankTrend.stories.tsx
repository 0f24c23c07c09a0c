import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankTrend } from './RankTrend.tsx';

const meta = { title: 'Voting/RankTrend', component: RankTrend, args: { trend: 'up' } } satisfies Meta<
  typeof RankTrend
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Down: Story = { args: { trend: 'down' } };
export const Steady: Story = { args: { trend: 'steady' } };
export const All: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '1rem' }}>
      <RankTrend trend="up" />
      <RankTrend trend="down" />
      <RankTrend trend="steady" />
    </p>
  ),
};
