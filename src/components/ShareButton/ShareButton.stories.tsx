import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Media/ShareButton',
  component: ShareButton,
  args: {
    href: '/receipt/abc',
    title: 'إيصال التصويت',
    children: 'مشاركة الإيصال',
    copiedLabel: 'نُسخ الرابط',
    onShared: fn(),
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: 'مشاركة إيصال التصويت مع الأهل والأصدقاء' } };
export const MixedBidi: Story = { args: { children: 'مشاركة DJ سالم' } };
