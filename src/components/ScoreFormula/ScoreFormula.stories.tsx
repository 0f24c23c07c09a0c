import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScoreFormula } from './ScoreFormula.tsx';

const meta = {
  title: 'Voting/ScoreFormula',
  component: ScoreFormula,
  args: { weights: { judges_percent: 50, voting_percent: 50 } },
} satisfies Meta<typeof ScoreFormula>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentences = [
  'النتيجة الإجمالية = نتيجة التحكيم + نتيجة التصويت',
  'Combined score = Judge score + Voting score',
];

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(sentences).toContain(canvasElement.querySelector('p')?.textContent);
  },
};
export const Closed: Story = { args: { closed: true } };
/** A round without judges. */
export const VotesAlone: Story = { args: { weights: { judges_percent: 0, voting_percent: 100 } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
