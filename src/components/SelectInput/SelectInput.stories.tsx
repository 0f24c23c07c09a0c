import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { type Choice, SelectInput } from './SelectInput.tsx';

type Shown = { choices: readonly Choice[]; first: string; error?: string; disabled?: boolean };

function Shown({ first, error, ...rest }: Shown) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field label="الدولة" error={error}>
        {(control) => <SelectInput {...control} {...rest} empty="اختيار" value={value} onChange={setValue} />}
      </Field>
    </div>
  );
}

const choices = [
  { value: '1', label: 'عُمان' },
  { value: '2', label: 'السعودية' },
];
const meta = {
  title: 'Forms/SelectInput',
  component: Shown,
  subcomponents: { SelectInput },
  args: { choices, first: '1' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.selectOptions(select, '2');
    await expect(select).toHaveValue('2');
  },
};
export const States: Story = { args: { first: '', error: 'يُرجى اختيار دولة من القائمة.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { choices: [{ value: '1', label: 'سلطنة عُمان، بما فيها محافظات الداخل والساحل جميعها' }] },
};
export const MixedBidi: Story = {
  args: { choices: [{ value: '1', label: 'عُمان \u2066(+968)\u2069' }] },
};
