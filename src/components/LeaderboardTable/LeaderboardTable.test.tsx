import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveGroup } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';

const { participants } = liveGroup;
const showTable = (changes: Partial<Parameters<typeof LeaderboardTable>[0]> = {}) =>
  renderInLanguage('en', <LeaderboardTable participants={participants} groupName="Group 3" {...changes} />);

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('the leaderboard table', () => {
  it('is named after its group and has column headings', () => {
    showTable();
    const table = screen.getByRole('table', { name: 'Ranking of Group 3' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual(['Rank', 'Contestant', 'Trend', 'Judge score', 'Voting score', 'Combined score']);
  });

  it("shows the jury's score, the vote score and their sum with three decimals", () => {
    showTable({ participants: [{ ...participants[0]!, evaluation_score: 44.5, voting_score: 24.318 }] });
    expect(cells(screen.getAllByRole('row')[1]!)).toEqual([
      '1',
      'Salim Al KindiOman',
      'Up',
      'Judges44.500',
      'Votes24.318%',
      'Combined68.818',
    ]);
  });

  it('links each contestant by name to buying votes while voting is open', () => {
    showTable({ voteHref: (id) => `/user/vote-now?entry=${id}` });
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(participants.length);
    expect(links[0]).toHaveAccessibleName(/Vote Now: .*Salim Al Kindi/);
    expect(links[0]).toHaveAttribute('href', `/user/vote-now?entry=${participants[0]!.voter_id}`);
  });

  it('says when a group is empty and when it is loading', () => {
    const { unmount } = showTable({ participants: [] });
    expect(screen.getByRole('heading')).toHaveTextContent('No participants in this group yet.');
    unmount();
    showTable({ participants: undefined });
    expect(screen.getByText('Loading participants…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
