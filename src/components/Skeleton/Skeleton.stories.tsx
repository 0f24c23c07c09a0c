import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { kind: 'card', count: 6 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { kind: 'row', count: 4 } };
export const Field: Story = { args: { kind: 'field', count: 4 } };
export const Hero: Story = { args: { kind: 'hero', count: 1 }, globals: { theme: 'stage' } };
export const Reduced: Story = { globals: { motion: 'reduced' } };
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Skeleton kind="card" count={2} />
      <Skeleton kind="row" count={2} />
      <Skeleton kind="field" count={2} />
      <Skeleton kind="hero" />
    </div>
  ),
};
