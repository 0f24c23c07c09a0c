import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { TextInput, type TextKind } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

type Shown = Omit<ComponentProps<typeof Field>, 'children' | 'label'> & {
  word: 'email' | 'phone' | 'civilId';
  kind: TextKind;
  value: string;
};

function Shown({ word, kind, value: first, ...field }: Shown) {
  const { t } = useTranslation('pay');
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <Field label={t(`contact.${word}`)} {...field}>
        {(control) => <TextInput {...control} kind={kind} value={value} onChange={setValue} />}
      </Field>
    </div>
  );
}

const meta = {
  title: 'Forms/Field',
  component: Shown,
  subcomponents: { Field },
  args: { word: 'email', kind: 'email', value: 'huda.alrawahi@example.om' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { word: 'phone', kind: 'tel', value: '', optional: true } };
export const WithHint: Story = { args: { hint: 'للتواصل بشأن عملية الدفع هذه فقط.' } };
export const WithError: Story = {
  args: { hint: 'للتواصل بشأن عملية الدفع هذه فقط.', error: 'عنوان البريد الإلكتروني غير صحيح.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'للتواصل بشأن عملية الدفع هذه فقط. عنوان البريد الإلكتروني غير صحيح.',
    );
    await userEvent.type(input, '{End}x');
    await expect(input).toHaveValue('huda.alrawahi@example.omx');
  },
};
export const LongText: Story = {
  args: {
    hint: 'يُستخدم هذا العنوان للتواصل بشأن عملية الدفع هذه فقط، ولا يظهر لأحد، ولا يُستخدم في أي رسائل أخرى.',
    error:
      'عنوان البريد الإلكتروني غير صحيح، ويجب أن يحتوي على علامة @ وعلى اسم نطاق كامل بعدها من دون مسافات.',
  },
};
export const MixedBidi: Story = {
  args: { word: 'phone', kind: 'tel', value: '+968 9123 4567', hint: 'مثل +968 9123 4567 أو 91234567' },
};
