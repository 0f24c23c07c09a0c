import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { contestantHref } from '../../../../domain/contestantAddress.ts';
import { networkError } from '../../../../domain/errors.ts';
import { groups, liveGroup } from '../../../../tests/support/votePage/boardFixtures.ts';
import {
  loadedAt,
  moments,
  recalledBoard,
  withGroups,
} from '../../../../tests/support/votePage/stagedBoards.ts';
import { boardTime } from '../../../../tests/support/votePage/boardFixtures.ts';
import { stagedVote, type VoteWorld } from '../../../../tests/support/votePage/stagedVote.ts';
import { NotFoundPage } from '../../visitor/NotFoundPage/NotFoundPage.tsx';
import { ContestantPage } from './ContestantPage.tsx';

/** A contestant's page in one of its states. */
function StagedContestantPage({ world, id }: { world: VoteWorld; id: string }) {
  const [machine] = useState(() => stagedVote(world));
  return (
    <ContestantPage
      voting={machine}
      id={id}
      notFound={<NotFoundPage supportHref="mailto:support@sawt.example" onBack={() => {}} />}
    />
  );
}

const { voter_id: id } = liveGroup.participants[1]!;
const voteLink = { name: /(صوّت الآن|Vote Now): / };

const meta = {
  title: 'Pages/Contestant',
  component: StagedContestantPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(contestantHref(id))],
  args: { world: { list: moments.live }, id },
} satisfies Meta<typeof StagedContestantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { world: {} } };
export const Open: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', voteLink)).toBeVisible();
  },
};
export const Closed: Story = {
  args: { id: moments.ended.board.data.groups[1]!.participants[2]!.voter_id, world: { list: moments.ended } },
};
export const Upcoming: Story = {
  args: {
    id: moments.upcoming.board.data.groups[2]!.participants[2]!.voter_id,
    world: { list: moments.upcoming },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', voteLink)).toBeNull();
    await expect(canvas.queryByText(/المركز|Rank/)).toBeNull();
  },
};
export const Withdrawn: Story = {
  args: {
    world: {
      list: loadedAt(
        boardTime,
        withGroups(
          groups.map((group) => ({
            ...group,
            participants: group.participants.map((each) =>
              each.voter_id === id ? { ...each, standing: 'withdrawn' as const, rank: 0 } : each,
            ),
          })),
        ),
      ),
    },
  },
};
export const Remembered: Story = { args: { world: { list: networkError, recalled: recalledBoard({}) } } };
export const NothingToShow: Story = { args: { world: { list: networkError } } };
export const Unknown: Story = { args: { id: 'nobody' } };
