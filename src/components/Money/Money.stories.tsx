import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money.tsx';

const meta = { title: 'Money/Money', component: Money, args: { baisa: 27_500 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Total: Story = { args: { total: true } };
export const Discount: Story = { args: { baisa: -2_500 } };
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: 12 }}>
      <Money baisa={500} />
      <Money baisa={-2_500} />
      <Money baisa={27_500} />
      <Money baisa={3_997_500} total />
    </div>
  ),
};
