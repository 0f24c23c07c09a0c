/** The vote page and the leaderboard while the shown group closes. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveRegions } from '../../../components/LiveRegions/LiveRegions.tsx';
import { publicVotingMachine } from '../../../machines/publicVoting/publicVotingMachine.ts';
import { groups } from '../../../../tests/support/votePage/boardFixtures.ts';
import { PageRehearsal, pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import { renderInLanguage } from '../../../../tests/support/pages/renderInLanguage.tsx';
import { openLiveVotePage } from '../../../../tests/support/votePage/votePage.tsx';
import {
  holdTime,
  loaded,
  polite,
  tick,
  UNTIL_SAID,
  voteLinks,
} from '../../../../tests/support/votePage/votePageReading.ts';
import { publicVotingFlow } from '../../../../tests/flows/publicVoting/publicVotingFlow.ts';
import { LeaderboardPage } from '../LeaderboardPage/LeaderboardPage.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const closes = groups[2]!.closes_at;

holdTime();

const panel = () => screen.getByRole('tabpanel');
const remaining = () => within(panel()).queryByRole('timer')?.textContent;

describe('the vote page of a group that closes', () => {
  it('counts down its last five minutes beside the vote buttons, which end with it', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    await voting.tell(tick(closes - 5 * MINUTE - SECOND));
    expect(remaining()).toBeUndefined();
    await voting.tell(tick(closes - 5 * MINUTE));
    expect(remaining()).toBe('05:00');
    voteLinks()[0]!.focus();
    await voting.tell(tick(closes - SECOND));
    expect([remaining(), voteLinks().length]).toEqual(['00:01', groups[2]!.participants.length]);
    await voting.tell(tick(closes));
    expect([remaining(), voteLinks()]).toEqual([undefined, []]);
  });

  it('hands the focus of a vote button to the heading of its group, which stays in view until it leaves', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    voteLinks()[0]!.focus();
    await voting.tell(tick(closes));
    const heading = screen.getByRole('heading', { level: 2, name: 'Group 3' });
    expect(heading).toHaveFocus();
    expect(within(panel()).getByText('Voting for group 3 is closed. Group 4 is open now.')).toBeVisible();
    heading.blur();
    await voting.tell(tick(closes + SECOND));
    expect(screen.getByRole('heading', { level: 2, name: 'Group 4' })).toBeVisible();
  });
});

describe('the leaderboard of a group that closes', () => {
  async function openLeaderboard() {
    const voting = new PageRehearsal(publicVotingMachine, {
      calls: publicVotingFlow.calls,
      effects: publicVotingFlow.effects,
    });
    renderInLanguage(
      'en',
      <>
        <LeaderboardPage voting={voting.machine} />
        <LiveRegions />
      </>,
    );
    await voting.answer('loadBoard', loaded);
    await voting.tell({ type: 'stream.opened' });
    return voting;
  }
  const buttons = () => within(panel()).queryAllByRole('link', { name: /^Vote Now:/ });

  it('counts down and announces its last five minutes, then says when voting continues', async () => {
    const voting = await openLeaderboard();
    buttons()[0]!.focus();
    await voting.tell(tick(closes - 5 * MINUTE));
    await pass(UNTIL_SAID);
    expect([remaining(), polite()]).toEqual(['05:00', 'Group 3 voting closes in 5 minutes']);
    await voting.tell(tick(closes));
    expect([remaining(), buttons()]).toEqual([undefined, []]);
    expect(within(panel()).getByText('Voting for group 3 is closed. Group 4 is open now.')).toBeVisible();
    expect(panel()).toHaveFocus();
  });
});
