import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Theme } from '../../theme/themeChoice.ts';
import { AppHeader } from './AppHeader.tsx';

const names = { ar: { vote: 'التصويت' }, en: { vote: 'Vote' } };
const frame = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div data-wider={inlineSize > 390 || undefined} style={{ inlineSize }}>
    {Story()}
  </div>
);

const meta = {
  title: 'Navigation/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [],
    path: '/vote',
    homeHref: '/',
    voteHref: '/vote',
    theme: 'light',
    onTheme: fn(),
    onLanguage: fn(),
  },
  render: function Header(args, { globals }) {
    const { vote } = names[useLanguage()];
    const theme: Theme = globals['theme'] === 'light' ? 'light' : 'dark';
    return <AppHeader {...args} theme={theme} items={[{ href: '/vote', label: vote }, ...args.items]} />;
  },
} satisfies Meta<typeof AppHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Escape closes the open menu and returns the focus. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'ar' },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const menu = header.getByRole('button', { name: 'القائمة' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(header.getByRole('link', { name: 'التصويت' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
  },
};

/** The narrowest supported screen. */
export const Narrowest: Story = {
  decorators: [frame(320)],
  globals: { viewport: { value: 'narrowest' } },
};

export const Below: Story = {
  args: { path: '/season-2025', section: '/vote' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^(التصويت|Vote)$/ });
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
  },
};

export const Elsewhere: Story = { args: { path: '/nowhere' } };

export const LongText: Story = {
  args: {
    items: [
      { href: '/events', label: 'الفعاليات والمسابقات المفتوحة' },
      { href: '/leaderboard', label: 'لوحة الترتيب العامة' },
    ],
  },
};

export const MixedBidi: Story = {
  decorators: [frame(1000)],
  args: { items: [{ href: '/events', label: 'فعاليات Muscat 2025' }] },
};
