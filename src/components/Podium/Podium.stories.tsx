import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveGroup, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { Podium } from './Podium.tsx';

const { participants } = liveGroup;

const meta = {
  title: 'Voting/Podium',
  component: Podium,
  args: { participants, weights },
  globals: { theme: 'stage', viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '51.25rem' }}>{Story()}</div>],
} satisfies Meta<typeof Podium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { participants: participants.slice(0, 2) } };
/** Contestants whose sums are equal from different parts. */
const tiedFrom = (rank: number, count: number) =>
  participants.map((participant, index) => {
    const shares = index >= rank - 1 && index < rank - 1 + count;
    return shares
      ? { ...participant, rank, evaluation_score: 40 - index, voting_score: 20 + index }
      : participant;
  });

export const Tie: Story = { args: { participants: tiedFrom(1, 2) } };
export const TieForSecond: Story = { args: { participants: tiedFrom(2, 2) } };
export const TieForThird: Story = { args: { participants: tiedFrom(3, 2) } };
export const TieOfFour: Story = { args: { participants: tiedFrom(1, 4) } };
export const NoPhotos: Story = {
  args: {
    participants: participants.map((participant) => ({
      ...participant,
      user: { ...participant.user, image_url: null },
    })),
  },
};
export const LongText: Story = {
  args: {
    participants: participants.map((participant) => ({
      ...participant,
      user: {
        ...participant.user,
        full_name_ar: 'عبدالرحمن بن ناصر بن محمد بن سعيد السيابي',
        full_name_en: 'Abdulrahman Bin Nasser Bin Mohammed Al Siyabi',
      },
    })),
  },
};
export const MixedBidi: Story = {
  args: {
    participants: participants.map((participant) => ({
      ...participant,
      user: { ...participant.user, full_name_ar: 'DJ سالم (Oman)', full_name_en: 'DJ سالم (Oman)' },
    })),
  },
};
