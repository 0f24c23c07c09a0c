import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  boardTime,
  emptyGroup,
  groups,
  liveGroup,
  upcomingGroup,
} from '../../../tests/support/votePage/boardFixtures.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { GroupSection } from './GroupSection.tsx';
import { nextGroup } from './nextGroup.ts';

const tonight = liveGroup.closes_at - 5 * 3_600_000;

const meta = {
  component: GroupSection,
  args: {
    group: liveGroup,
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
    await expect(args.onListEnter).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(args.onListLeave).not.toHaveBeenCalled();
    link?.focus();
    link?.blur();
    await expect(args.onListLeave).toHaveBeenCalledTimes(1);
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
export const Upcoming: Story = {
  args: { group: upcomingGroup, status: 'upcoming', opening: { at: upcomingGroup.opens_at, soon: false } },
};
export const UpcomingTonight: Story = {
  args: {
    group: upcomingGroup,
    status: 'upcoming',
    opening: { at: upcomingGroup.opens_at, soon: upcomingGroup.opens_at > tonight },
  },
};
export const Fallback: Story = { args: { fallback: true } };
/** Before the group opens nobody leads: no ranks, no gold, sorted by code. */
export const Empty: Story = { args: { group: emptyGroup } };
export const Loading: Story = { render: () => <Skeleton kind="card" count={6} /> };
