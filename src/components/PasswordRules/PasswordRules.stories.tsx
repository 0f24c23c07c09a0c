import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordRules } from './PasswordRules.tsx';

const meta = {
  component: PasswordRules,
  args: { password: 'Blue', repeated: '' },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rules = within(canvasElement).getAllByRole('listitem');
    await expect(rules.map(({ textContent }) => /(?:لم يتحقق بعد|not yet met)$/.test(textContent))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  },
};
export const States: Story = { args: { password: '', repeated: '' } };
export const Met: Story = { args: { password: 'Blue-kettle-9', repeated: 'Blue-kettle-9' } };
