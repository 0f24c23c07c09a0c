import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_ANNOUNCEMENT_MS } from '../../../domain/delays.ts';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import {
  liveGroup,
  longGroup,
  upcomingGroup,
  weights,
} from '../../../tests/support/votePage/boardFixtures.ts';
import { GroupSection, type GroupSectionProps } from '../GroupSection/GroupSection.tsx';
import { LeaderboardTable } from '../LeaderboardTable/LeaderboardTable.tsx';
import { announcer } from '../LiveRegions/createAnnouncer.ts';
import ListSearch from './ListSearch.tsx';

const sectionOf = (changes: Partial<GroupSectionProps> = {}) => (
  <GroupSection group={longGroup} weights={weights} status="open" search={ListSearch} {...changes} />
);
const field = () => screen.getByRole('searchbox', { name: 'Search by name or code' });
/** Ranks and names in the order of the list. */
const shown = () =>
  screen
    .getAllByRole('article')
    .map(
      (card) =>
        `${within(card).getByText(/^Rank/).textContent} ${within(card).getByRole('heading').textContent}`,
    );
const ranked = longGroup.participants.map(({ rank, user }) => `Rank ${rank} ${user.full_name_en}`);

/** Whether the keyboard is on the screen. */
let hasTouch = false;
beforeEach(() => {
  hasTouch = false;
  vi.stubGlobal('matchMedia', () => ({ matches: hasTouch }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the search of a list', () => {
  it('is there only for more than ten contestants', () => {
    const ten = { ...longGroup, participants: longGroup.participants.slice(0, 10) };
    const { rerender } = renderInLanguage('en', sectionOf({ group: ten }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    rerender(sectionOf());
    expect(field()).toBeVisible();
    expect(screen.getByText('16 contestants')).toBeVisible();
  });

  it('keeps the order and the ranks of those whom it finds, says how many, and follows the votes', async () => {
    const user = userEvent.setup();
    const { rerender } = renderInLanguage('en', sectionOf());
    await user.type(field(), 'ليـنا حدّاد');
    const found = ranked.filter((each) => each.endsWith('Lina Haddad'));
    expect(found).toHaveLength(2);
    expect(shown()).toEqual(found);
    expect(screen.getByText('2 of 16 contestants')).toBeVisible();
    rerender(sectionOf({ participants: longGroup.participants.toReversed() }));
    expect(shown()).toEqual(found.toReversed());
    await user.clear(field());
    await user.type(field(), '٣O2');
    expect(shown()).toEqual([found[0]]);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual(ranked.toReversed());
    expect(field()).toHaveFocus();
  });

  it('says that it finds nobody, and leads back to the whole list and to its field', async () => {
    const user = userEvent.setup();
    renderInLanguage('en', sectionOf());
    await user.type(field(), 'bob');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText('0 of 16 contestants')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      'No contestant in this group has the name or code “\u2068bob\u2069”.',
    );
    await user.click(screen.getByRole('button', { name: 'Show all contestants' }));
    expect(shown()).toEqual(ranked);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('ends where another group is shown, and where the list becomes short', async () => {
    const user = userEvent.setup();
    const { rerender } = renderInLanguage('en', sectionOf());
    await user.type(field(), '302');
    rerender(sectionOf({ group: { ...longGroup, number: 4 } }));
    expect(shown()).toEqual(ranked);
    await user.type(field(), '302');
    rerender(sectionOf({ group: { ...liveGroup, number: 4 } }));
    expect(shown()).toHaveLength(8);
  });

  it('shows the ranks of contestants without points among those with points', async () => {
    const none = upcomingGroup.participants.map((each) => ({
      ...each,
      evaluation_score: 0,
      voting_score: 0,
    }));
    const group = { ...longGroup, participants: [...liveGroup.participants, ...none] };
    renderInLanguage('en', sectionOf({ group }));
    await userEvent.setup().type(field(), '402');
    expect(screen.getByText(/^Rank/)).toBeInTheDocument();
  });

  it('moves above the keyboard of a phone, whose search key closes the keyboard', async () => {
    hasTouch = true;
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element, options) {
      scrolled.push(this, options);
    };
    const user = userEvent.setup();
    renderInLanguage('en', sectionOf());
    await user.click(field());
    expect(scrolled).toEqual([field(), { block: 'start' }]);
    await user.type(field(), 'lina{Enter}', { skipClick: true });
    expect(field()).not.toHaveFocus();
    expect(shown()).toHaveLength(2);
  });

  it('finds rows of the leaderboard', async () => {
    const user = userEvent.setup();
    const { participants } = longGroup;
    renderInLanguage(
      'en',
      <LeaderboardTable
        participants={participants}
        group={3}
        status="open"
        weights={weights}
        search={ListSearch}
      />,
    );
    await user.type(field(), 'haddad');
    const { rank } = participants.find(({ user: person }) => person.full_name_en === 'Lina Haddad')!;
    expect(screen.getAllByRole('row')[1]!.textContent).toContain(`${rank}Lina Haddad`);
    expect(screen.getByText('2 of 16 contestants')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getAllByRole('row')).toHaveLength(17);
  });
});

describe('a screen reader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    announcer.silence();
  });

  it('hears how many were found once the typing pauses, and nothing of later votes', () => {
    const said: string[] = [];
    const unsubscribe = announcer.subscribe(() => said.push(announcer.current().polite));
    const { rerender } = renderInLanguage('en', sectionOf());
    for (const value of ['l', 'li', 'lin']) {
      fireEvent.change(field(), { target: { value } });
      vi.advanceTimersByTime(SEARCH_ANNOUNCEMENT_MS - 1);
    }
    expect(said).toEqual([]);
    vi.advanceTimersByTime(SEARCH_ANNOUNCEMENT_MS);
    rerender(sectionOf({ participants: longGroup.participants.toReversed() }));
    vi.advanceTimersByTime(SEARCH_ANNOUNCEMENT_MS * 2);
    expect(said).toEqual(['2 of 16 contestants']);
    unsubscribe();
  });
});
