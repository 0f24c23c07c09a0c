import type { Meta, StoryObj } from '@storybook/react-vite';
import { stage } from '../../theme/theme.css.ts';
import { ParticipantCounter } from './ParticipantCounter.tsx';

const meta = {
  title: 'Voting/ParticipantCounter',
  component: ParticipantCounter,
  args: { total: 764 },
  decorators: [
    (Story) => (
      <div className={stage} style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ParticipantCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counting: Story = {};
export const Done: Story = { globals: { motion: 'reduced' } };
export const BeyondTheBar: Story = { args: { total: 1764 }, globals: { motion: 'reduced' } };
export const NobodyYet: Story = { args: { total: 0 }, globals: { motion: 'reduced' } };
