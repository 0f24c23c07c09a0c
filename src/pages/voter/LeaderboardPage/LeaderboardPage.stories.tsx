import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { boardTime, groups } from '../../../../tests/support/votePage/boardFixtures.ts';
import {
  loadedAt,
  MINUTE,
  moments,
  recalledBoard,
  withGroups,
} from '../../../../tests/support/votePage/stagedBoards.ts';
import { sampleBoard } from '../../../app/flows/sampleBoard.ts';
import { LeaderboardPage } from './LeaderboardPage.tsx';
import { stagedVote, type VoteWorld } from '../../../../tests/support/votePage/stagedVote.ts';

/** The leaderboard in one of its states. */
function StagedLeaderboardPage({ world }: { world: VoteWorld }) {
  const [machine] = useState(() => stagedVote(world));
  return <LeaderboardPage voting={machine} />;
}

const voteLink = { name: /(صوّت الآن|Vote Now): / };

const meta = {
  title: 'Pages/Leaderboard',
  component: StagedLeaderboardPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.leaderboard)],
  args: { world: { list: moments.live } },
} satisfies Meta<typeof StagedLeaderboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { world: {} } };
export const Live: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', voteLink)).length).toBe(8);
  },
};
export const LastMinutes: Story = { args: { world: { list: moments.lastMinutes } } };
export const ClosedGroupChosen: Story = {
  tags: ['whole'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('tab'))[1]!);
    await expect(canvas.queryByRole('link', voteLink)).toBeNull();
  },
};
export const BetweenGroups: Story = { args: { world: { list: moments.betweenGroups } } };
export const Upcoming: Story = { args: { world: { list: moments.upcoming } } };
export const Ended: Story = { args: { world: { list: moments.ended } } };
export const NothingScheduled: Story = { args: { world: { list: moments.nothingScheduled } } };
export const EmptyGroup: Story = { args: { world: { list: moments.emptyGroup } } };
/** Fewer than three contestants get no podium. */
export const TwoOnly: Story = {
  args: {
    world: {
      list: loadedAt(
        boardTime,
        withGroups(groups.map((group) => ({ ...group, participants: group.participants.slice(0, 2) }))),
      ),
    },
  },
};
export const Reconnecting: Story = {
  args: {
    world: {
      list: moments.live,
      connections: [
        [
          { type: 'stream.opened' },
          { type: 'clock.ticked', at: boardTime + MINUTE / 2 },
          { type: 'stream.cut' },
        ],
      ],
    },
  },
};
export const Remembered: Story = {
  args: { world: { list: networkError, recalled: recalledBoard({}) } },
};
export const Sample: Story = {
  args: {
    world: {
      list: networkError,
      recalled: recalledBoard({ source: 'sample', board: sampleBoard, config: null, savedAt: null }),
    },
  },
};
export const NothingToShow: Story = { args: { world: { list: networkError } } };
