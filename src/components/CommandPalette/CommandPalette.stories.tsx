import Building from '@lucide/icons/icons/building';
import User from '@lucide/icons/icons/user';
import Users from '@lucide/icons/icons/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette.tsx';

const pages: PaletteGroup = {
  id: 'section',
  label: 'الصفحات',
  options: [
    { id: 'people', icon: <Icon of={Users} size="sm" />, label: 'المشرفون' },
    { id: 'settings', icon: <Icon of={Building} size="sm" />, label: 'الجهة' },
  ],
};
const peopleOf = (name: string, detail: string): PaletteGroup => ({
  id: 'person',
  label: 'المشرفون',
  options: [{ id: 'huda', icon: <Icon of={User} size="sm" />, label: <bdi>{name}</bdi>, detail }],
});
const huda = peopleOf('هدى بنت سالم الرواحية', 'huda@production.example، محكّم');

type Args = Omit<CommandPaletteProps, 'onText' | 'onClose'> & { startsOpen?: boolean };

function Page({ startsOpen = false, ...args }: Args) {
  const [open, setOpen] = useState(startsOpen);
  const [text, setText] = useState(args.text);
  return (
    <main style={{ minBlockSize: '100vb' }}>
      <Button onClick={() => setOpen(true)}>Ctrl K</Button>
      {open && <CommandPalette {...args} text={text} onText={setText} onClose={() => setOpen(false)} />}
    </main>
  );
}

const meta = {
  title: 'Staff/CommandPalette',
  component: Page,
  subcomponents: { CommandPalette },
  decorators: [withDensity],
  parameters: { docs: { story: { inline: false, height: 560 } } },
  // Frames play no functions.
  render: (args, { globals }) => <Page {...args} startsOpen={globals['canvas'] === 'frame'} />,
  args: {
    text: '',
    hint: 'صفحة أو مشرف أو جهة',
    groups: [pages, huda],
    onRetry: fn(),
    onChoose: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows point to a result, and Enter chooses it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    await expect(second!).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second!.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('settings');
  },
};
export const States: Story = {};
export const Searching: Story = { args: { text: 'هدى', groups: [], isSearching: true } };
export const Failed: Story = {
  args: { text: 'هدى', groups: [], failure: 'تعذّر الوصول إلى الخادم.' },
};
export const NoMatch: Story = { args: { text: 'زززز', groups: [] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    groups: [
      pages,
      peopleOf(
        'عبد الرحمن بن محمد بن عبد الله بن سعيد البوسعيدي العماني',
        'abdulrahman.albusaidi.of.the.screening.department@production-house.example، فاحص المشاركات ومسؤول المالية',
      ),
    ],
  },
};
export const MixedBidi: Story = {
  args: { text: 'Salma', groups: [peopleOf('Salma الحارثية (2)', 'salma+2@production.example، محكّم')] },
};
