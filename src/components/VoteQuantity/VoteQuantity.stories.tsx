import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { LIST_PRICE_BAISA, ORDER_MAX_VOTES } from '../../../domain/limits.ts';
import { VoteQuantity } from './VoteQuantity.tsx';

type Props = { first: string; unitPrice?: number | undefined };

function Chosen({ first, unitPrice = LIST_PRICE_BAISA }: Props) {
  const { t } = useTranslation('pay');
  const [value, setValue] = useState(first);
  const votes = Number(value);
  const tooMany = votes > ORDER_MAX_VOTES ? t('quantity.max', { count: ORDER_MAX_VOTES }) : undefined;
  const error = votes === 0 ? t('quantity.min') : tooMany;
  return <VoteQuantity value={value} onChange={setValue} unitPrice={unitPrice} error={error} />;
}

const meta = {
  title: 'Voting/VoteQuantity',
  component: Chosen,
  subcomponents: { VoteQuantity },
  args: { first: '25' },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Default25: Story = {};
export const Zero: Story = { args: { first: '0' } };
export const Empty: Story = { args: { first: '' } };
export const TooMany: Story = { args: { first: '10001' } };

export const Typed75: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '٧٥');
    await expect(field).toHaveValue('75');
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
    await expect(field).toHaveValue('85');
    await userEvent.clear(field);
    await userEvent.type(field, '75');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Chosen first="1" />
      <Chosen first="25" />
      <Chosen first="0" />
      <Chosen first="10001" />
    </div>
  ),
};
