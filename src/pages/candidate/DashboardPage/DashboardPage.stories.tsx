import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(accountPaths.dashboard)],
  args: { user: { full_name: 'فاطمة الزدجالي', image_url: null }, path: accountPaths.dashboard },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Nameless: Story = { args: { user: { full_name: '', image_url: null } } };
