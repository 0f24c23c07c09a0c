import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordRules } from './PasswordRules.tsx';

const meta = {
  title: 'Forms/PasswordRules',
  component: PasswordRules,
  args: { password: 'Blue', repeated: '' },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is said of each rule behind its words. */
const standings = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map(
      ({ textContent }) => /(?:لم يتحقق بعد|not yet met|تحقق|met|عند الحفظ\)|save\))$/.exec(textContent)?.[0],
    )
    .map((word) =>
      /^(?:تحقق|met)$/.test(word ?? '') ? 'met' : /لم|not/.test(word ?? '') ? 'unmet' : 'later',
    );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(standings(canvasElement)).toEqual(['unmet', 'met', 'unmet', 'met', 'later', 'unmet']);
  },
};
export const States: Story = { args: { password: '', repeated: '' } };
export const Guessable: Story = {
  args: {
    password: 'Password-2026!',
    repeated: 'Password-2026!',
    owner: { fullName: 'Huda Al Rawahi', civilId: '12840275' },
  },
  play: async ({ canvasElement }) => {
    await expect(standings(canvasElement)).toEqual(['met', 'met', 'met', 'unmet', 'met', 'met']);
  },
};
export const Met: Story = { args: { password: 'Blue-kettle-9', repeated: 'Blue-kettle-9' } };
