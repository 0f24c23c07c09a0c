import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkpoints } from '../../../tests/support/orderFixtures.ts';
import { CheckpointTable } from './CheckpointTable.tsx';

const meta = { component: CheckpointTable, args: { checkpoints } } satisfies Meta<typeof CheckpointTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { checkpoints: undefined } };
export const Empty: Story = { args: { checkpoints: [] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
