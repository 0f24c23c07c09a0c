import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/nowhere')],
  args: { supportHref: 'mailto:support@sawt.example', onBack: fn() },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toMatch(/^(الصفحة غير موجودة · صوت|Page not found · Sawt)$/);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
