import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DateOfBirthField, type DatePart } from './DateOfBirthField.tsx';

type Shown = { start: Record<DatePart, string>; error?: string; readOnly?: boolean };

function Shown({ start, ...rest }: Shown) {
  const [values, setValues] = useState(start);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <DateOfBirthField
        {...rest}
        values={values}
        onChange={(part, value) => setValues({ ...values, [part]: value })}
      />
    </div>
  );
}

const born = { day: '1', month: '4', year: '1999' };
const meta = {
  title: 'Forms/DateOfBirthField',
  component: Shown,
  subcomponents: { DateOfBirthField },
  args: { start: born },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { start: { day: '31', month: '2', year: '1999' }, error: 'تاريخ غير صالح' },
};
export const TooYoung: Story = {
  args: { start: { ...born, year: '2020' }, error: 'يجب ألا يقل العمر عن 14 عامًا' },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ArabicDigits: Story = {
  args: { start: { day: '', month: '', year: '' } },
  play: async ({ canvasElement }) => {
    const [day, year] = within(canvasElement).getAllByRole('textbox');
    await userEvent.type(day!, '٢٩');
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), '2');
    await userEvent.type(year!, '٢٠٠٤');
    await expect([day, year].map((each) => (each as HTMLInputElement).value)).toEqual(['29', '2004']);
  },
};
