import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

type Shown = { value: string; error?: string; readOnly?: boolean; label?: string };

function Shown({ value: first, label, ...rest }: Shown) {
  const { t } = useTranslation('account');
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: '30rem' }}>
      <PasswordField
        {...rest}
        name="password"
        label={label ?? t('login.password')}
        autoComplete="current-password"
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/PasswordField',
  component: Shown,
  subcomponents: { PasswordField },
  args: { value: 'Blue-kettle-9' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAccessibleName(/^(إخفاء|Hide) /);
    await userEvent.click(toggle);
  },
};
export const States: Story = { args: { error: 'كلمة المرور مطلوبة.', value: '' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const LongText: Story = {
  args: {
    label: 'كلمة المرور الحالية التي يُستخدم بها الدخول إلى هذا الحساب من هذا الجهاز',
    value: 'Blue-kettle-9-on-the-highest-shelf-of-the-kitchen-by-the-window',
  },
};
export const MixedBidi: Story = {
  args: { value: 'غلاية-Blue-9' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
