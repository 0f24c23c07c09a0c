import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoteSteps } from './VoteSteps.tsx';

const meta = { title: 'Voting/VoteSteps', component: VoteSteps, args: { current: 'payment' } } satisfies Meta<
  typeof VoteSteps
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ChooseVotes: Story = { args: { current: 'votes' } };
export const Complete: Story = { args: { current: 'complete', finished: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <VoteSteps current="contestant" />
      <VoteSteps current="votes" />
      <VoteSteps current="payment" />
      <VoteSteps current="complete" />
      <VoteSteps current="complete" finished />
    </div>
  ),
};
