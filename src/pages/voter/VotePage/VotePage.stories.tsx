import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { rankParticipants } from '../../../../domain/board.ts';
import type { Board, Group } from '../../../../domain/contract.ts';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { board, boardTime, config, groups } from '../../../../tests/support/boardFixtures.ts';
import { StagedVotePage } from '../../../../tests/support/StagedVotePage.tsx';
import { sampleBoard } from '../../../app/flows/sampleBoard.ts';
import type {
  LoadedBoard,
  PublicVotingEvent,
  RecalledBoard,
} from '../../../machines/publicVoting/publicVotingTypes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const withGroups = (changed: Group[]): Board => ({ ...board, data: { ...board.data, groups: changed } });
const loadedAt = (at: number, shown: Board = board): LoadedBoard => ({
  board: { ...shown, server_time: at },
  config: { ...config, server_time: at },
  etag: null,
  at,
});
const recalled = (changes: Partial<RecalledBoard>): RecalledBoard => ({
  source: 'remembered',
  board,
  config,
  savedAt: boardTime - 26 * MINUTE,
  at: boardTime,
  ...changes,
});
const opened: PublicVotingEvent = { type: 'stream.opened' };
const cut: PublicVotingEvent = { type: 'stream.cut' };
const twoMinutesLater: PublicVotingEvent = { type: 'clock.ticked', at: boardTime + 2 * MINUTE };

/** The third group closes in the evening, the fourth opens at midnight. */
const evening = withGroups(
  groups.map((group) => (group.number === 3 ? { ...group, closes_at: group.closes_at - 6 * HOUR } : group)),
);
const midnight = groups[3]!.opens_at;
/** The board with the votes of the open group in every group, or in none. */
const voted = (everywhere: boolean) =>
  withGroups(
    groups.map((group) => ({
      ...group,
      participants: rankParticipants(
        groups[2]!.participants.map((participant, index) => ({
          ...participant,
          voter_id: `${group.number}-${index}`,
          ...(!everywhere && { total_votes: 0, hour_rank: 0 }),
        })),
        50,
      ),
    })),
  );
/** Of the open group nobody is known yet. */
const withoutContestants = withGroups(
  groups.map((group) => (group.number === 3 ? { ...group, participants: [] } : group)),
);

const meta = {
  title: 'Pages/Vote',
  component: StagedVotePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.vote)],
  args: { world: { list: loadedAt(boardTime) } },
} satisfies Meta<typeof StagedVotePage>;
export default meta;

// Stories tagged `window` hold layers that stay in the window: they are pictured as the window shows them.
// One of them is pictured `whole`; of the others the upper part tells the state.
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { world: {} } };
export const Live: Story = { tags: ['whole'] };
export const LastHour: Story = { args: { world: { list: loadedAt(groups[2]!.closes_at - 42 * MINUTE) } } };
export const ClosedGroupChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('tab'))[1]!);
    await expect(canvas.queryByRole('link', { name: /صوّت الآن:|Vote Now:/ })).toBeNull();
  },
};
export const UpcomingGroupChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('tab'))[3]!);
    await expect(canvas.queryByRole('link', { name: /صوّت الآن:|Vote Now:/ })).toBeNull();
  },
};
export const BetweenGroups: Story = {
  args: { world: { list: loadedAt(midnight - 5 * HOUR - 760_000, evening) } },
};
export const Upcoming: Story = {
  args: { world: { list: loadedAt(groups[0]!.opens_at - 3 * 24 * HOUR, voted(false)) } },
};
export const Ended: Story = { args: { world: { list: loadedAt(groups[4]!.closes_at + HOUR, voted(true)) } } };
export const NothingScheduled: Story = { args: { world: { list: loadedAt(boardTime, withGroups([])) } } };
export const EmptyGroup: Story = { args: { world: { list: loadedAt(boardTime, withoutContestants) } } };

export const Reconnecting: Story = {
  tags: ['window'],
  args: { world: { list: loadedAt(boardTime), connections: [[opened, twoMinutesLater, cut]] } },
};
export const Polling: Story = {
  tags: ['window'],
  args: { world: { list: loadedAt(boardTime), connections: [[cut], [cut]] } },
};
export const Offline: Story = {
  tags: ['window'],
  args: {
    world: {
      list: loadedAt(boardTime),
      connections: [[opened, twoMinutesLater, { type: 'network.lost' }]],
    },
  },
};

export const Remembered: Story = { args: { world: { list: networkError, recalled: recalled({}) } } };
export const Sample: Story = {
  args: {
    world: {
      list: networkError,
      recalled: recalled({ source: 'sample', board: sampleBoard, config: null, savedAt: null }),
    },
  },
};
export const NothingToShow: Story = { args: { world: { list: networkError } } };

const blocked: Story = {
  args: { world: { list: loadedAt(boardTime), tabs: [{ type: 'claim.refused' }] } },
};

/** Presses one of the blocker's buttons, which stand in this order: the original, close, retry. */
const pressing =
  (place: 0 | 1): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button')[place]!);
    await waitFor(() => expect(within(dialog).getByRole('status')).not.toBeEmptyDOMElement());
  };

export const Blocked: Story = { ...blocked, tags: ['window'] };
export const BlockedToldOriginal: Story = { ...blocked, tags: ['window'], play: pressing(0) };
export const BlockedCannotClose: Story = { ...blocked, tags: ['window'], play: pressing(1) };
export const Called: Story = {
  tags: ['window'],
  args: {
    world: { list: loadedAt(boardTime), tabs: [{ type: 'claim.granted' }, { type: 'original.called' }] },
  },
};
