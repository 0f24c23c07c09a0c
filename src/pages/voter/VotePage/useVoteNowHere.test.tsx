import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VoteNowTeller, type VoteNow } from '../../../components/AppHeader/useVoteNow.ts';
import { groups } from '../../../../tests/support/votePage/boardFixtures.ts';
import { openLiveVotePage } from '../../../../tests/support/votePage/votePage.tsx';
import { holdTime, loaded, tick, user } from '../../../../tests/support/votePage/votePageReading.ts';

holdTime();

const scrolledTo = vi.fn<(options: unknown) => void>();
beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = scrolledTo;
});

/** The page, and the header's Vote Now as the page registers it. */
async function openWithHeader() {
  let voteNow: VoteNow | undefined;
  const page = await openLiveVotePage('en', loaded, (shown) => (
    <VoteNowTeller value={(next) => void (voteNow = next)}>{shown}</VoteNowTeller>
  ));
  return { ...page, voteNow: () => act(() => voteNow?.()) };
}

describe("the header's Vote Now on the vote page", () => {
  it('shows the open group and focuses its heading', async () => {
    const { voteNow } = await openWithHeader();
    await user().click(screen.getByRole('tab', { name: /Group 1/ }));
    voteNow();
    expect(screen.getByRole('heading', { level: 2, name: 'Group 3' })).toHaveFocus();
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  it('stays at the shown group once voting has ended', async () => {
    const { voting, voteNow } = await openWithHeader();
    await voting.tell(tick(groups[4]!.closes_at));
    voteNow();
    expect(screen.getByRole('heading', { level: 2, name: 'Group 5' })).toHaveFocus();
  });
});
