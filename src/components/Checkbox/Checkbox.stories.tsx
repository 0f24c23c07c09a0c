import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Checkbox } from './Checkbox.tsx';

const words = {
  ar: {
    saved: 'حفظتُ الرموز',
    missing: 'احفظ الرموز أولًا، ثم أكّد ذلك.',
    singles: 'تشغيل المفتاح ؟ وحده',
    hint: 'أوقفه إذا كنت تتحكم بالصوت.',
    long: 'حفظتُ الرموز العشرة في مكان آمن غير الهاتف الذي عليه تطبيق المصادقة، وأعرف أنها لن تظهر ثانية',
    mixed: 'أرسل نسخة إلى huda@production.example',
  },
  en: {
    saved: 'I kept the codes',
    missing: 'Keep the codes first, then confirm it.',
    singles: 'Let the key ? work alone',
    hint: 'Switch it off if you control the computer by voice.',
    long: 'I kept the ten codes in a safe place other than the phone with the authenticator app, and know that they are not shown again',
    mixed: 'Send a copy to هدى بنت سالم',
  },
};

type Args = { text?: 'saved' | 'long' | 'mixed'; isWrong?: boolean };

function Box({ text = 'saved', isWrong = false }: Args) {
  const of = words[useLanguage()];
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      id="box"
      label={of[text]}
      error={isWrong ? of.missing : undefined}
      checked={checked}
      onChange={setChecked}
    />
  );
}

function Boxes() {
  const of = words[useLanguage()];
  const still = () => {};
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Checkbox id="off" label={of.saved} checked={false} onChange={still} />
      <Checkbox id="on" label={of.singles} hint={of.hint} checked onChange={still} />
      <Checkbox id="wrong" label={of.saved} error={of.missing} checked={false} onChange={still} />
    </div>
  );
}

const meta = {
  title: 'Forms/Checkbox',
  component: Box,
  subcomponents: { Checkbox },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const States: Story = { render: () => <Boxes /> };
export const Invalid: Story = {
  args: { isWrong: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/^(احفظ الرموز أولًا|Keep the codes first)/);
  },
};
export const OnPhone: Story = {
  render: () => (
    <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>
      <Boxes />
    </div>
  ),
};
export const LongText: Story = { args: { text: 'long' } };
export const MixedBidi: Story = { args: { text: 'mixed' } };
