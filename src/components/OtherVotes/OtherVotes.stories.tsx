import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OtherVote } from '../../../domain/contract.ts';
import { OtherVotes } from './OtherVotes.tsx';

const vote = (id: string, name_ar: string, name_en: string): OtherVote => ({
  id: id.padEnd(22, '0'),
  name: name_ar,
  name_ar,
  name_en,
});
const chanting = vote('chanting', 'الإنشاد', 'Chanting');
const strings = vote('strings', 'العود والوتر', 'Oud and strings');

const meta = {
  title: 'Voting/OtherVotes',
  component: OtherVotes,
  args: { page: 'vote', competitions: [chanting] },
} satisfies Meta<typeof OtherVotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(
      /التصويت جارٍ أيضًا في|Voting is also under way in/,
    );
    await expect(canvas.getByRole('link', { name: /الإنشاد|Chanting/ })).toHaveAttribute(
      'href',
      `/vote?competition=${chanting.id}`,
    );
  },
};
export const States: Story = { args: { page: 'leaderboard', competitions: [chanting, strings] } };
export const Keyboard: Story = {
  args: { competitions: [chanting, strings] },
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
export const LongText: Story = {
  args: {
    competitions: [
      strings,
      vote(
        'long',
        'المسابقة الوطنية الكبرى للغناء الجماعي والإنشاد الوطني في محافظات السلطنة كافة',
        'The grand national competition of choral singing and anthems in every governorate of the Sultanate',
      ),
      chanting,
    ],
  },
};
export const MixedBidi: Story = {
  args: { competitions: [vote('mixed', 'نجم Voice 2026 (الموسم 3)', 'Voice نجم 2026 (season 3)'), chanting] },
};
