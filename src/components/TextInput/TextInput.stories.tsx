import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

function Typed(props: Omit<ComponentProps<typeof TextInput>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <TextInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/TextInput',
  component: Typed,
  subcomponents: { TextInput },
  args: { kind: 'text', value: 'هدى بنت سالم الرواحية', 'aria-label': 'name' },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EmailInRTL: Story = { args: { kind: 'email', value: 'huda.alrawahi@example.om' } };

export const ArabicDigits: Story = {
  args: { kind: 'tel', value: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '+٩٦٨ ٩١٢٣ ۴۵۶۷');
    await expect(input).toHaveValue('+968 9123 4567');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Typed aria-label="empty" value="" />
      <Typed aria-label="filled" value="هدى الرواحية" />
      <Typed aria-label="wrong" kind="tel" value="9123 45O7" aria-invalid />
      <Typed aria-label="read-only" kind="email" value="huda@example.om" readOnly />
      <Typed aria-label="disabled" value="هدى الرواحية" disabled />
    </div>
  ),
};

export const LongText: Story = {
  args: { value: 'عبدالرحمن بن ناصر بن محمد بن سعيد بن سليمان السيابي العُماني الأصل والمولد' },
};
export const MixedBidi: Story = { args: { value: 'شارع Al Qurum 12، مبنى B-7' } };
