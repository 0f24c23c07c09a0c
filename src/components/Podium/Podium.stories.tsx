import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { Podium } from './Podium.tsx';

const { participants } = liveGroup;

const meta = {
  component: Podium,
  args: { participants },
  globals: { theme: 'stage', viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '51.25rem' }}>{Story()}</div>],
} satisfies Meta<typeof Podium>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { participants: participants.slice(0, 2) } };
export const Tie: Story = {
  args: {
    participants: participants.slice(0, 3).map((participant, index) => ({
      ...participant,
      rank: index < 2 ? 1 : 3,
    })),
  },
};
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
