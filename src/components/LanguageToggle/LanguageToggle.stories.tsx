import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = {
  title: 'Navigation/LanguageToggle',
  component: LanguageToggle,
  args: { onSwitch: fn() },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'English' });
    await expect(toggle).toHaveAttribute('lang', 'en');
    await userEvent.click(toggle);
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(args.onSwitch).toHaveBeenCalledWith('en');
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'العربية' });
    await expect([toggle.lang, toggle.dir]).toEqual(['ar', 'rtl']);
  },
};
