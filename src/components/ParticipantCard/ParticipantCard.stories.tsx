import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveGroup, participantOf, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { ParticipantCard } from './ParticipantCard.tsx';

const [first, second, third] = liveGroup.participants;
const plain = second ?? participantOf();
const contestantNamed = (full_name: string) => ({
  ...plain,
  user: { ...plain.user, full_name, full_name_ar: full_name, full_name_en: full_name },
});

const meta = {
  title: 'Voting/ParticipantCard',
  component: ParticipantCard,
  parameters: { layout: 'fullscreen' },
  args: {
    participant: plain,
    weights,
    ranked: true,
    status: 'open',
    voteHref: 'http://localhost:8081/pay?voter_id=x&callback=http://localhost:8080/vote',
  },
  decorators: [
    (Story) => (
      <section style={{ maxInlineSize: '38.75rem', padding: '1rem' }}>
        <h2 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>List</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ParticipantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const voteLink = { name: /(صوّت الآن|Vote Now): / };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', voteLink);
    const name = canvas.getByRole('heading', { level: 3 }).textContent;
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(expect.stringContaining(name));
  },
};
export const Rank1: Story = { args: { participant: first ?? plain } };
export const Falling: Story = { args: { participant: { ...(third ?? plain), rank_change: 2 } } };
export const Closed: Story = {
  args: { status: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', voteLink)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Before the group opens nobody leads: no rank, no scores. */
export const Upcoming: Story = { args: { status: 'upcoming', ranked: false, participant: first ?? plain } };
export const UpcomingMobile: Story = { ...Upcoming, globals: phone };
export const Sample: Story = {
  args: { status: undefined, weights: undefined, ranked: false, fallback: true, participant: first ?? plain },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.participant.sms_code)).toBeNull();
  },
};
export const ClosedRank1: Story = { args: { status: 'closed', participant: first ?? plain } };
export const Fallback: Story = {
  args: { fallback: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', voteLink)).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/./);
  },
};
const outOfCompetition = (standing: 'withdrawn' | 'disqualified' | 'excluded') => ({
  ...plain,
  standing,
  rank: 0,
  voting_score: 0,
});
export const Withdrawn: Story = {
  args: { participant: outOfCompetition('withdrawn') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', voteLink)).toBeNull();
    await expect(canvas.queryByText(plain.sms_code)).toBeNull();
  },
};
export const Disqualified: Story = { args: { participant: outOfCompetition('disqualified') } };
export const Excluded: Story = { args: { participant: outOfCompetition('excluded') }, globals: phone };
export const FallbackMobile: Story = { args: { fallback: true }, globals: phone };
export const NoPhoto: Story = {
  args: { participant: { ...plain, user: { ...plain.user, image_url: null } } },
};
export const BrokenPhoto: Story = {
  args: { participant: { ...plain, user: { ...plain.user, image_url: '/nowhere.webp' } } },
};
export const NoVotes: Story = {
  args: { participant: { ...plain, voting_score: 0, total_votes: 0, rank_change: 0, rank: 12 } },
};
export const LongName: Story = {
  args: {
    participant: contestantNamed('عبدالرحمن بن عبدالعزيز بن ناصر بن سليمان الحارثي المعولي'),
  },
};
export const LongNameMobile: Story = { ...LongName, globals: phone };
export const LatinName: Story = {
  args: { participant: contestantNamed('Alexandra Al-Khalili de la Fuente') },
};
export const MixedBidi: Story = { args: { participant: contestantNamed('DJ سالم (Salim) 99!') } };
export const Mobile: Story = { globals: phone };
export const MobileRank1: Story = { args: { participant: first ?? plain }, globals: phone };
export const LongText: Story = {
  ...LongName,
  args: {
    participant: {
      ...contestantNamed('عبدالرحمن بن عبدالعزيز بن ناصر الحارثي'),
      voting_score: 100,
      rank: 108,
    },
  },
  globals: phone,
};
