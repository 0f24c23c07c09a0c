import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContactFields, type ContactFieldsProps, type ContactValues } from './ContactFields.tsx';

type Props = Pick<ContactFieldsProps, 'readOnly' | 'onEdit'> & { start: ContactValues; wrong?: boolean };

function Typed({ start, wrong = false, readOnly = false, onEdit }: Props) {
  const { t } = useTranslation('pay');
  const [values, setValues] = useState(start);
  const errors = wrong ? { email: t('contact.emailInvalid'), phone_number: t('contact.phoneDigits') } : {};
  return (
    <ContactFields
      values={values}
      errors={errors}
      readOnly={readOnly}
      onEdit={onEdit}
      onChange={(field, value) => setValues({ ...values, [field]: value })}
    />
  );
}

const filled = { email: 'huda.alrawahi@example.om', phone_number: '+968 9123 4567', civil_id: '' };

const meta = {
  title: 'Money/ContactFields',
  component: Typed,
  subcomponents: { ContactFields },
  args: { start: filled },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = {
  args: { start: { ...filled, email: 'huda@', phone_number: '9123 45O7' }, wrong: true },
};
export const ReadOnly: Story = {
  args: { readOnly: true, onEdit: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Keyboard: Story = {
  args: { start: { email: '', phone_number: '', civil_id: '' } },
  play: async ({ canvasElement }) => {
    const [email, phone, civilId] = within(canvasElement).getAllByRole('textbox');
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('huda@example.om{Tab}٩١٢٣٤٥٦٧{Tab}١٢٨٤٠٢٧٥');
    await expect(phone).toHaveValue('91234567');
    await expect(civilId).toHaveValue('12840275');
  },
};
