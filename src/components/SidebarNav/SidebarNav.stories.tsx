import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { SidebarNav } from './SidebarNav.tsx';

const meta = {
  title: 'Navigation/SidebarNav',
  component: SidebarNav,
  args: { user: { full_name: 'فاطمة الزدجالي', image_url: null }, path: accountPaths.dashboard },
  decorators: [(Story) => <div style={{ maxInlineSize: '16.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Settings: Story = { args: { path: accountPaths.editPassword } };
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};
export const MixedBidi: Story = {
  args: { user: { full_name: 'Fatma bint Said الزدجالي (Star 2025)', image_url: null } },
};
