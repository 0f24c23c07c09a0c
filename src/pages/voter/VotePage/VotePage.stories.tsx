import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { networkError } from '../../../../domain/errors.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { boardTime } from '../../../../tests/support/votePage/boardFixtures.ts';
import { MINUTE, moments, recalledBoard } from '../../../../tests/support/votePage/stagedBoards.ts';
import { StagedVotePage } from '../../../../tests/support/votePage/StagedVotePage.tsx';
import { sampleBoard } from '../../../app/flows/sampleBoard.ts';
import type { PublicVotingEvent } from '../../../machines/publicVoting/publicVotingTypes.ts';

const opened: PublicVotingEvent = { type: 'stream.opened' };
const cut: PublicVotingEvent = { type: 'stream.cut' };
const halfAMinuteLater: PublicVotingEvent = { type: 'clock.ticked', at: boardTime + MINUTE / 2 };

const meta = {
  title: 'Pages/Vote',
  component: StagedVotePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.vote)],
  args: { world: { list: moments.live } },
} satisfies Meta<typeof StagedVotePage>;
export default meta;

// Stories tagged `window` have layers fixed to the window and are pictured as the window shows them. One of
// them is pictured `whole`; for the others the upper part is enough.
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { world: {} } };
export const Live: Story = { tags: ['whole'] };
export const BesideAnotherVote: Story = {
  args: { world: { list: moments.besideAnother } },
  play: async ({ canvas }) => {
    const others = within(canvas.getByRole('navigation', { name: /جارٍ أيضًا في|also under way in/ }));
    await expect(others.getByRole('link')).toHaveTextContent(/الإنشاد الوطني|National chanting/);
  },
};
export const Stopped: Story = {
  args: { world: { list: moments.stopped } },
  play: async ({ canvas }) => {
    await canvas.findByText(/متوقف مؤقتًا|is stopped for now/);
    await expect(canvas.queryByRole('link', { name: /صوّت الآن:|Vote Now:/ })).toBeNull();
  },
};
export const MessagesWait: Story = {
  args: { world: { list: moments.waiting } },
  play: async ({ canvas }) => {
    await canvas.findByText(/ما زالت قيد الاحتساب|are still being counted/);
  },
};
export const LastHour: Story = { args: { world: { list: moments.lastHour } } };
export const LastMinutes: Story = { args: { world: { list: moments.lastMinutes } } };
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
export const BetweenGroups: Story = { args: { world: { list: moments.betweenGroups } } };
export const Upcoming: Story = { args: { world: { list: moments.upcoming } } };
export const Ended: Story = { args: { world: { list: moments.ended } } };
export const NothingScheduled: Story = { args: { world: { list: moments.nothingScheduled } } };
export const EmptyGroup: Story = { args: { world: { list: moments.emptyGroup } } };

export const Reconnecting: Story = {
  tags: ['window'],
  args: { world: { list: moments.live, connections: [[opened, halfAMinuteLater, cut]] } },
};
export const Polling: Story = {
  tags: ['window'],
  args: { world: { list: moments.live, connections: [[cut], [cut]] } },
};
export const Offline: Story = {
  tags: ['window'],
  args: {
    world: {
      list: moments.live,
      connections: [[opened, halfAMinuteLater, { type: 'network.lost' }]],
    },
  },
};

export const Remembered: Story = { args: { world: { list: networkError, recalled: recalledBoard({}) } } };
export const Sample: Story = {
  args: {
    world: {
      list: networkError,
      recalled: recalledBoard({ source: 'sample', board: sampleBoard, config: null, savedAt: null }),
    },
  },
};
export const NothingToShow: Story = { args: { world: { list: networkError } } };

const blocked: Story = {
  args: { world: { list: moments.live, tabs: [{ type: 'claim.refused' }] } },
};

/** Clicks a button of the blocker by position: 0 goes to the original tab, 1 closes this one. */
const pressBlockerButton =
  (place: 0 | 1): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button')[place]!);
    await waitFor(() => expect(within(dialog).getByRole('status')).not.toBeEmptyDOMElement());
  };

export const Blocked: Story = { ...blocked, tags: ['window'] };
export const BlockedToldOriginal: Story = { ...blocked, tags: ['window'], play: pressBlockerButton(0) };
export const BlockedCannotClose: Story = { ...blocked, tags: ['window'], play: pressBlockerButton(1) };
export const Resting: Story = {
  tags: ['window'],
  args: { world: { list: moments.live, tabs: [{ type: 'claim.granted' }, { type: 'claim.taken' }] } },
};
export const Called: Story = {
  tags: ['window'],
  args: {
    world: { list: moments.live, tabs: [{ type: 'claim.granted' }, { type: 'original.called' }] },
  },
};
