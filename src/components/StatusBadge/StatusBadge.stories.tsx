import type { Meta, StoryObj } from '@storybook/react-vite';
import { submissionStatuses } from '../../../domain/submissionStanding.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'approved' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {submissionStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};
/** A newer server may send a status that this site does not know. */
export const Unknown: Story = { args: { status: 'archived' } };
/** An entry that left the competition. */
export const Withdrawn: Story = { args: { status: 'approved', standing: 'withdrawn' } };
export const Disqualified: Story = { args: { status: 'approved', standing: 'disqualified' } };
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <StatusBadge status="pending" />
    </div>
  ),
};
export const MixedBidi: Story = {
  render: () => (
    <p>
      <bdi>Voice of Oman 2025</bdi> <StatusBadge status="submitted" />
    </p>
  ),
};
