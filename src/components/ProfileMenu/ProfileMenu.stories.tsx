import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const meta = {
  title: 'Navigation/ProfileMenu',
  component: ProfileMenu,
  args: {
    user: { full_name: 'فاطمة الزدجالي', image_url: null },
    path: accountPaths.dashboard,
    onLogout: fn(),
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '14rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** On a phone, dashboard and logout are two taps away. */
export const InMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { inMenu: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { user: { full_name: 'عبد الرحمن بن سليمان بن ناصر الحارثي', image_url: null } },
};
export const MixedBidi: Story = { args: { user: { full_name: 'Fatma (الزدجالي)', image_url: null } } };
