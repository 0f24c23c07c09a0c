import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  boardTime,
  emptyGroup,
  groups,
  liveGroup,
  longGroup,
  upcomingGroup,
  weights,
} from '../../../tests/support/votePage/boardFixtures.ts';
import { listOrder } from '../../../domain/listOrder.ts';
import ListSearch from '../ListSearch/ListSearch.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { GroupSection } from './GroupSection.tsx';
import { nextGroup } from '../../../domain/nextGroup.ts';

const tonight = liveGroup.closes_at - 5 * 3_600_000;

const ahead = {
  group: upcomingGroup,
  participants: listOrder('upcoming', upcomingGroup.participants),
};

const meta = {
  title: 'Voting/GroupSection',
  component: GroupSection,
  args: {
    group: liveGroup,
    weights,
    status: 'open',
    voteHref: (voterId: string) => `http://localhost:8081/pay?voter_id=${voterId}`,
    onListEnter: fn(),
    onListLeave: fn(),
  },
} satisfies Meta<typeof GroupSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [link] = canvas.getAllByRole('link');
    link?.focus();
    await waitFor(() => expect(args.onListEnter).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await expect(args.onListLeave).not.toHaveBeenCalled();
    link?.focus();
    link?.blur();
    await waitFor(() => expect(args.onListLeave).toHaveBeenCalledTimes(1));
  },
};
export const Open: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Closed: Story = {
  args: {
    status: 'closed',
    next: { number: 4, open: false, opening: { at: upcomingGroup.opens_at, soon: true } },
  },
};
export const ClosedMobile: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };
export const ClosedUntilADate: Story = {
  args: {
    status: 'closed',
    next: { number: 4, open: false, opening: { at: upcomingGroup.opens_at, soon: false } },
  },
};
export const ClosedWhileAnotherIsOpen: Story = {
  args: { group: groups[0] ?? liveGroup, status: 'closed', next: nextGroup(groups, 2, boardTime) },
};
export const ClosedAMomentAgo: Story = { args: { status: 'closed', settling: true } };
export const ClosedForGood: Story = { args: { status: 'closed' } };
/** Before the group opens nobody leads: no ranks, no gold, sorted by code. */
export const Upcoming: Story = {
  args: { ...ahead, status: 'upcoming', opening: { at: upcomingGroup.opens_at, soon: false } },
};
export const UpcomingTonight: Story = {
  args: {
    ...ahead,
    status: 'upcoming',
    opening: { at: upcomingGroup.opens_at, soon: upcomingGroup.opens_at > tonight },
  },
};
export const Fallback: Story = { args: { fallback: true } };
export const Long: Story = { args: { group: longGroup, search: ListSearch } };
export const LongMobile: Story = { ...Long, globals: { viewport: { value: 'phone' } } };
/** Those whom a search finds keep their order and ranks. */
export const Searched: Story = {
  ...Long,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '3');
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};
export const SearchedMobile: Story = { ...Searched, globals: { viewport: { value: 'phone' } } };
export const NobodyFound: Story = {
  ...Long,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Bob 9');
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};
export const Empty: Story = { args: { group: emptyGroup } };
export const Loading: Story = { render: () => <Skeleton kind="card" count={6} /> };
