import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx';

const { participants } = liveGroup;

function Named(props: Omit<LeaderboardTableProps, 'groupName'>) {
  const words = useGroupWords();
  return <LeaderboardTable {...props} groupName={words.name(3)} />;
}

const meta = {
  component: Named,
  args: { participants, voteHref: (id: string) => `/user/vote-now?entry=${id}` },
} satisfies Meta<typeof Named>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { voteHref: undefined } };
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
