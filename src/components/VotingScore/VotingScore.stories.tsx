import type { Meta, StoryObj } from '@storybook/react-vite';
import { VotingScore } from './VotingScore.tsx';

const meta = {
  title: 'Voting/VotingScore',
  component: VotingScore,
  args: { score: 24.318, max: 50 },
} satisfies Meta<typeof VotingScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { score: 0 } };
export const States: Story = {
  render: () => (
    <p style={{ display: 'grid', justifyItems: 'start' }}>
      {[0, 3.842, 50].map((score) => (
        <VotingScore key={score} score={score} max={50} />
      ))}
      <VotingScore score={100} max={100} />
    </p>
  ),
};
