import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { recoveryCodes } from '../../../tests/support/staff/staffFacts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const meta = {
  title: 'Staff/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: recoveryCodes, onPrint: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(recoveryCodes.length);
    await userEvent.click(canvas.getByRole('button', { name: /^(طباعة|Print)$/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
