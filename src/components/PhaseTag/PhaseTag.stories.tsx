import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhaseTag } from './PhaseTag.tsx';

const meta = { title: 'Voting/PhaseTag', component: PhaseTag, args: { phase: 'live' } } satisfies Meta<
  typeof PhaseTag
>;
export default meta;
type Story = StoryObj<typeof meta>;

const phases = ['live', 'closed', 'upcoming', 'ended', 'none'] as const;

export const Default: Story = {};
export const Closed: Story = { args: { phase: 'closed' } };
export const ClosedGroup: Story = { args: { phase: 'closed', group: 3 } };
export const Upcoming: Story = { args: { phase: 'upcoming' } };
export const Ended: Story = { args: { phase: 'ended' } };
export const AllPhases: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {phases.map((phase) => (
        <PhaseTag key={phase} phase={phase} />
      ))}
      {phases.map((phase) => (
        <PhaseTag key={phase} phase={phase} short />
      ))}
    </div>
  ),
};
export const OnStage: Story = { ...AllPhases, globals: { theme: 'stage' } };
