import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkpoints } from '../../../tests/support/payments/orderFixtures.ts';
import { CheckpointTable } from '../CheckpointTable/CheckpointTable.tsx';
import { TransparencyGuide } from './TransparencyGuide.tsx';

const meta = {
  title: 'Voting/TransparencyGuide',
  component: TransparencyGuide,
  args: {
    ledgerHref: '/api/voter/ledger',
    checkpointsHref: '/api/voter/checkpoints?from=1',
    scriptHref: '/recount.mjs',
    checkpoints: <CheckpointTable list={checkpoints} shown={10} />,
  },
} satisfies Meta<typeof TransparencyGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
