import type { Meta, StoryObj } from '@storybook/react-vite';
import { receipt } from '../../../tests/support/payments/orderFixtures.ts';
import { VoicePrint } from './VoicePrint.tsx';

const hash = receipt.row!.row_hash;

const meta = {
  title: 'Voting/VoicePrint',
  component: VoicePrint,
  args: { hash },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof VoicePrint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <VoicePrint hash={hash} label="main 90418" />
      <VoicePrint hash={hash} tone="quiet" />
      <VoicePrint hash={null} tone="quiet" />
    </div>
  ),
};
