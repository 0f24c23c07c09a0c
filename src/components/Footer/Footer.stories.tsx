import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    supportHref: 'mailto:support@sawt.example',
    version: '1.0.0',
    season: '2025',
    onLanguage: fn(),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const States: Story = { args: { season: undefined } };

export const Languages: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement, args }) => {
    const footer = within(canvasElement);
    await expect(footer.getByRole('button', { name: 'العربية' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(footer.getByRole('button', { name: 'العربية' }));
    await userEvent.click(footer.getByRole('button', { name: 'English' }));
    await expect(args.onLanguage).toHaveBeenCalledOnce();
    await expect(args.onLanguage).toHaveBeenCalledWith('en');
  },
};

export const OfAPage: Story = {
  args: { current: '/events', links: [{ href: '/events', label: 'الفعاليات' }] },
  play: async ({ canvasElement }) =>
    await expect(within(canvasElement).getByRole('link', { name: 'الفعاليات' })).toHaveAttribute(
      'aria-current',
      'true',
    ),
};

export const WithDiagnostics: Story = {
  args: { versionHref: '/diagnostics', current: '/diagnostics' },
  play: async ({ canvasElement }) =>
    await expect(within(canvasElement).getByRole('link', { name: /1\.0\.0/ })).toHaveAttribute(
      'href',
      '/diagnostics',
    ),
};

export const LongText: Story = {
  args: {
    links: [
      { href: '/events', label: 'الفعاليات والمسابقات المفتوحة الآن' },
      { href: '/terms', label: 'الشروط والأحكام وسياسة الاستخدام' },
      { href: '/privacy', label: 'سياسة الخصوصية وحماية البيانات' },
    ],
  },
};

export const MixedBidi: Story = { args: { version: '1.0.0-beta.2+7', season: '2025/26' } };
