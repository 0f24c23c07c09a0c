import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditAction } from './EditAction.tsx';

const meta = {
  title: 'Forms/EditAction',
  component: EditAction,
  args: { children: 'تعديل', label: 'تعديل بيانات التواصل', onEdit: fn() },
} satisfies Meta<typeof EditAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const OnAnotherPage: Story = {
  args: { label: 'تعديل عدد الأصوات', href: '/user/vote-now' },
  play: async ({ canvasElement, args }) =>
    await expect(within(canvasElement).getByRole('link', { name: args.label })).toHaveAttribute(
      'href',
      '/user/vote-now',
    ),
};
