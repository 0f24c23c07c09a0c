import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  liveGroup,
  longGroup,
  upcomingGroup,
  weights,
} from '../../../tests/support/votePage/boardFixtures.ts';
import { listOrder } from '../../../domain/listOrder.ts';
import ListSearch from '../ListSearch/ListSearch.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';

const { participants } = liveGroup;

const meta = {
  title: 'Voting/LeaderboardTable',
  component: LeaderboardTable,
  args: {
    participants,
    group: 3,
    weights,
    status: 'open',
    voteHref: (id: string) => `/user/vote-now?entry=${id}`,
  },
} satisfies Meta<typeof LeaderboardTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A closed group shows no trend. */
export const Closed: Story = { args: { status: 'closed', voteHref: undefined } };
/** Before the group opens nobody leads: no ranks, no gold, sorted by code. */
export const Upcoming: Story = {
  args: {
    participants: listOrder('upcoming', upcomingGroup.participants),
    status: 'upcoming',
    voteHref: undefined,
  },
};
export const UpcomingMobile: Story = { ...Upcoming, globals: { viewport: { value: 'phone' } } };
const withOneOut = participants.map((participant, index) =>
  index === participants.length - 1
    ? { ...participant, standing: 'disqualified' as const, rank: 0, voting_score: 0 }
    : participant,
);
export const Disqualified: Story = { args: { participants: withOneOut } };
export const DisqualifiedMobile: Story = {
  args: { participants: withOneOut },
  globals: { viewport: { value: 'phone' } },
};
export const Searched: Story = {
  args: { participants: longGroup.participants, search: ListSearch },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lina');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
export const SearchedMobile: Story = { ...Searched, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { participants: undefined } };
export const Empty: Story = { args: { participants: [] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
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
      user: { ...participant.user, full_name_ar: 'DJ سالم (Oman)', full_name_en: 'سالم Salim' },
    })),
  },
};
