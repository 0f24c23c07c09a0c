import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

type Shown = { country: string; number: string; error?: string; readOnly?: boolean };

function Shown({ country, number, ...rest }: Shown) {
  const [countryId, setCountry] = useState(country);
  const [digits, setDigits] = useState(number);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <PhoneField
        {...rest}
        countryId={countryId}
        digits={digits}
        onCountry={setCountry}
        onDigits={setDigits}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/PhoneField',
  component: Shown,
  subcomponents: { PhoneField },
  args: { country: '1', number: '91234567' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  args: { country: '2', number: '12', error: 'يُرجى إدخال رقم هاتف من 6 إلى 12 من الأرقام بعد رمز الدولة.' },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ArabicDigits: Story = {
  args: { number: '' },
  play: async ({ canvasElement }) => {
    const digits = within(canvasElement).getByRole('textbox');
    await userEvent.type(digits, '٩١٢٣٤٥٦٧');
    await expect(digits).toHaveValue('91234567');
  },
};
