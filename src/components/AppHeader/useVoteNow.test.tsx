import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVoteNow, VoteNowTeller, type VoteNow } from './useVoteNow.ts';

function Page({ voteNow }: { voteNow: VoteNow }) {
  useVoteNow(voteNow);
  return null;
}

it('registers what Vote Now does while its page is shown', () => {
  const told: (VoteNow | undefined)[] = [];
  const voteNow = () => {};
  const { unmount } = render(
    <VoteNowTeller value={(next) => void told.push(next)}>
      <Page voteNow={voteNow} />
    </VoteNowTeller>,
  );
  unmount();
  expect(told).toEqual([voteNow, undefined]);
});
