import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { liveGroup, weights } from '../../../tests/support/votePage/boardFixtures.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';

const { participants } = liveGroup;
const showTable = (changes: Partial<Parameters<typeof LeaderboardTable>[0]> = {}) =>
  renderInLanguage(
    'en',
    <LeaderboardTable participants={participants} group={3} status="open" weights={weights} {...changes} />,
  );

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('the leaderboard table', () => {
  it('is named after its group and has column headings', () => {
    showTable();
    const table = screen.getByRole('table', { name: 'Ranking of Group 3' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual([
      'Rank',
      'Contestant',
      'Trend',
      'Judge score out of \u206850\u2069',
      'Voting score out of \u206850%\u2069',
      'Combined score out of \u2068100\u2069',
    ]);
  });

  it('has neither ranks nor trends nor gold before the group opens', () => {
    const gold = /firstR|_first_|leader|honoured/;
    const open = showTable({});
    expect(open.container.innerHTML).toMatch(gold);
    open.unmount();
    const { container } = showTable({ status: 'upcoming' });
    expect(cells(screen.getAllByRole('row')[1]!)).toEqual([
      'Salim Al KindiOman',
      'Judge score out of \u206850\u206946.125',
      'Voting score out of \u206850%\u2069–',
      'Combined score out of \u2068100\u2069–',
    ]);
    expect(container.innerHTML).not.toMatch(gold);
  });

  it('has ranks, but no trends, once the group is closed', () => {
    showTable({ status: 'closed' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Rank',
      'Contestant',
      'Judge score out of \u206850\u2069',
      'Voting score out of \u206850%\u2069',
      'Combined score out of \u2068100\u2069',
    ]);
  });

  it("shows the jury's score, the vote score and their sum with three decimals", () => {
    showTable({ participants: [{ ...participants[0]!, evaluation_score: 44.5, voting_score: 24.318 }] });
    expect(cells(screen.getAllByRole('row')[1]!)).toEqual([
      '1',
      'Salim Al KindiOman',
      'Up',
      'Judge score out of \u206850\u206944.500',
      'Voting score out of \u206850%\u206924.318%',
      'Combined score out of \u2068100\u206968.818',
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
