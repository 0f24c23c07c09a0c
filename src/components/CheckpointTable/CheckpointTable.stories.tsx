import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkpoints, redeclaredCheckpoints } from '../../../tests/support/payments/orderFixtures.ts';
import { CheckpointTable } from './CheckpointTable.tsx';

const meta = {
  title: 'Voting/CheckpointTable',
  component: CheckpointTable,
  args: { list: checkpoints, shown: 10 },
} satisfies Meta<typeof CheckpointTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { list: undefined } };
export const Empty: Story = { args: { list: { ...checkpoints, data: [] } } };
export const LostKey: Story = { args: { list: redeclaredCheckpoints } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
