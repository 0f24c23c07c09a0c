import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardTime, liveGroup, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { Podium } from '../Podium/Podium.tsx';
import { LeaderboardStage } from './LeaderboardStage.tsx';

const meta = {
  title: 'Stage/LeaderboardStage',
  component: LeaderboardStage,
  parameters: { layout: 'fullscreen' },
  args: {
    tag: <PhaseTag phase="live" />,
    lead: ['نجم الغناء العربي 2025', 'الجولة الثانية'],
    updatedAt: boardTime,
    podium: <Podium participants={liveGroup.participants} weights={weights} />,
  },
} satisfies Meta<typeof LeaderboardStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NobodyYet: Story = { args: { podium: undefined, updatedAt: undefined } };
export const Waiting: Story = { args: { podium: undefined, updatedAt: undefined, lead: [], waiting: true } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const MixedBidi: Story = { args: { lead: ['Voice of Oman صوت عُمان 2025', 'Round 2'] } };
