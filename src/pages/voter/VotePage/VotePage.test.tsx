import { cleanup, configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkError } from '../../../../domain/errors.ts';
import { board, boardTime, config, groups, liveGroup } from '../../../../tests/support/boardFixtures.ts';
import { pass } from '../../../../tests/support/pageRehearsal.ts';
import { delta, vote } from '../../../../tests/support/smallBoard.ts';
import { openLiveVotePage, openVotePage, type OpenVotePage } from '../../../../tests/support/votePage.tsx';
import { sampleBoard } from '../../../app/flows/sampleBoard.ts';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import type { Language } from '../../../i18n/language.ts';
import type { LoadedBoard, RecalledBoard } from '../../../machines/publicVoting/publicVotingTypes.ts';

const MINUTE = 60_000;
/** What comes within this time is said as one. */
const UNTIL_SAID = 500;
const loaded: LoadedBoard = { board, config, etag: '"b-1"', at: boardTime };
const remembered: RecalledBoard = {
  source: 'remembered',
  board,
  config,
  savedAt: boardTime - 26 * MINUTE,
  at: boardTime,
};
const sample: RecalledBoard = {
  source: 'sample',
  board: sampleBoard,
  config: null,
  savedAt: null,
  at: boardTime,
};

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const cards = () => screen.getAllByRole('article');
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const voteLinks = () => screen.queryAllByRole('link', { name: /صوّت الآن|Vote Now/ });
const polite = () => document.querySelector('output[aria-live="polite"]')?.textContent;
const urgent = () => document.querySelector('[aria-live="assertive"]')?.textContent;
const id = (place: number) => liveGroup.participants[place - 1]!.voter_id;
/** The fourth of the list overtakes all others. */
const overtaking = {
  type: 'delta.received',
  delta: delta([vote(id(4), 40_000)], 'b-2', boardTime),
  at: boardTime,
};
const tick = (at: number) => ({ type: 'clock.ticked', at });

async function openFallback(language: Language, recalled?: RecalledBoard): Promise<OpenVotePage> {
  const page = openVotePage(language);
  await page.guard.tell({ type: 'claim.granted' });
  await page.voting.refuse('loadBoard', networkError);
  if (recalled) await page.voting.answer('recallBoard', recalled);
  else await page.voting.refuse('recallBoard', new Error('nothing'));
  return page;
}

// Its own way waits for a real timer after each gesture.
configure({ asyncWrapper: (gesture) => gesture() });
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  // The page's one announcer outlives the page: the next one begins in silence.
  announce('');
  vi.advanceTimersByTime(UNTIL_SAID);
  vi.useRealTimers();
});

describe('a vote for a contestant', () => {
  it('is paid on the admin host, in a new tab, with the way back, by a link that names the contestant', async () => {
    await openLiveVotePage('en', loaded);
    const link = screen.getByRole('link', { name: /Vote Now: \u2068Lina Haddad\u2069/ });
    expect(link).toHaveAttribute(
      'href',
      `http://localhost:8081/pay?voter_id=${id(4)}&callback=http%3A%2F%2Flocalhost%3A8080%2Fvote`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  });

  it('is offered in the open group only', async () => {
    const { click } = user();
    await openLiveVotePage('ar', loaded);
    expect(voteLinks()).toHaveLength(8);
    await click(screen.getByRole('tab', { name: /المجموعة الثانية/ }));
    expect(screen.getByText('أُغلق التصويت للمجموعة الثانية، وهو مفتوح الآن للمجموعة الثالثة.')).toBeVisible();
    expect([cards().length, voteLinks()]).toEqual([8, []]);
    await click(screen.getByRole('tab', { name: /المجموعة الرابعة/ }));
    expect(screen.getByText(/يُفتح التصويت للمجموعة الرابعة في 23 يوليو 2025/)).toBeVisible();
    expect([cards().length, voteLinks()]).toEqual([8, []]);
    await click(screen.getByRole('tab', { name: /المجموعة الثالثة/ }));
    expect(voteLinks()).toHaveLength(8);
  });

  it('by text message has its price beside the numbers, whether messages count now or not', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    const strip = screen.getByRole('region', { name: 'Vote by SMS' });
    const says = (text: string) => within(strip).queryByText(text) !== null;
    const told = [
      says('525 baisa per message, VAT included'),
      says('90431'),
      says('Voting by SMS has ended.'),
    ];
    await voting.tell(tick(groups[4]!.closes_at));
    expect([
      told,
      [says('525 baisa per message, VAT included'), says('90431'), says('Voting by SMS has ended.')],
    ]).toEqual([
      [true, true, false],
      [true, true, true],
    ]);
  });
});

describe('a vote that has ended', () => {
  it('is final a quarter of an hour later: until then payments begun before the end are counted', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    const said = () =>
      [
        /The last payments are being counted/,
        /still being counted/,
        'The results shown are final.',
        'The ranking below is final for this group.',
      ].map((text) => screen.queryByText(text) !== null);
    const closesAt = groups[4]!.closes_at;
    await voting.tell(tick(closesAt));
    expect(said()).toEqual([true, true, false, false]);
    await voting.tell(tick(closesAt + 15 * MINUTE));
    expect(said()).toEqual([false, false, true, true]);
  });
});

describe('when the list cannot be loaded (decision D28)', () => {
  it('the last list seen is shown with its age, each card labelled, and nothing to vote with', async () => {
    await openFallback('ar', remembered);
    expect(screen.getByText('تعذّر تحميل قائمة المتسابقين، والمعروض الآن بيانات احتياطية.')).toBeVisible();
    expect(screen.getByText('هذه آخر قائمة حُفظت في هذا المتصفح. آخر تحديث قبل 26 دقيقة.')).toBeVisible();
    expect(cards().map((card) => within(card).queryAllByText('بيانات احتياطية').length)).toEqual(
      Array(8).fill(1),
    );
    expect(voteLinks()).toEqual([]);
    for (const card of cards()) {
      const button = within(card).getByRole('button');
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('التصويت متوقف إلى أن تُحمَّل القائمة الحالية.');
    }
    expect(screen.queryByText('انتهى التصويت بالرسائل النصية.')).toBeNull();
  });

  it('and none was seen before, sample names are shown as such, of which no state is claimed', async () => {
    await openFallback('en', sample);
    expect(screen.getByText('Failed to load participants, using fallback data.')).toBeVisible();
    expect(screen.getByText('These names are samples, not results.')).toBeVisible();
    expect(cards().map((card) => within(card).queryAllByText('Fallback data').length)).toEqual([1, 1, 1, 1]);
    expect([voteLinks(), screen.queryByRole('timer'), screen.queryByText('90431')]).toEqual([[], null, null]);
    for (const claim of [/Live$/, /Upcoming/, /Closed/, /No vote is scheduled/, /ended/i])
      expect(screen.queryByText(claim)).toBeNull();
  });

  it('nor anything shown instead, the page says only that, and offers to retry and to refresh', async () => {
    const { click } = user();
    const { voting } = await openFallback('en');
    expect(screen.getByText('Failed to load participants')).toBeVisible();
    expect(screen.queryByText(/fallback data/)).toBeNull();
    await click(screen.getByRole('button', { name: 'Refresh the page' }));
    expect(voting.did).toEqual(['reloadPage']);
  });

  it('a retry keeps the focus on its button, and brings the current list when it succeeds', async () => {
    const { click } = user();
    const { voting } = await openFallback('ar', remembered);
    const retry = screen.getByRole('button', { name: 'إعادة المحاولة' });
    await click(retry);
    expect(retry).toHaveAccessibleName('جارٍ إعادة المحاولة…');
    await voting.refuse('loadBoard', networkError);
    expect(retry).toHaveAccessibleName('إعادة المحاولة');
    expect(retry).toHaveFocus();
    await click(retry);
    await voting.answer('loadBoard', loaded);
    expect(screen.queryByText('بيانات احتياطية')).toBeNull();
    expect(voteLinks()).toHaveLength(8);
  });

  it('that is read out once, and not again with every quiet retry', async () => {
    const { voting } = await openFallback('ar', remembered);
    const alert = screen
      .getAllByRole('alert')
      .find((element) => element.textContent?.includes('بيانات احتياطية'));
    const before = alert?.textContent;
    await pass(15_000);
    expect(screen.getByRole('button', { name: 'جارٍ إعادة المحاولة…' })).toBeVisible();
    expect(alert?.textContent).toBe(before);
    expect([polite(), urgent()]).toEqual(['', '']);
    await voting.answer('loadBoard', loaded);
    expect(voteLinks()).toHaveLength(8);
  });
});

describe('rows (decision D29)', () => {
  const before = ['سالم بن حمد الكندي', 'مريم عبدالله البلوشي', 'ياسر القحطاني', 'لينا حدّاد'];
  const after = ['لينا حدّاد', 'سالم بن حمد الكندي', 'مريم عبدالله البلوشي', 'ياسر القحطاني'];
  const lina = () => document.querySelector<HTMLElement>(`[data-voter-id="${id(4)}"]`)!;
  const shown = () => ({
    rows: names().slice(0, 4),
    votes: lina().dataset['votes'],
    rank: within(lina()).getByText(/المركز/).textContent,
    score: within(lina())
      .getByText(/^\d+\.\d{3}/)
      .textContent?.slice(0, 6),
  });

  it('change numbers and places at once, and that is said politely', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    expect(names().slice(0, 4)).toEqual(before);
    await voting.tell(overtaking);
    expect(names().slice(0, 4)).toEqual(after);
    expect(polite()).toBe('');
    await pass(UNTIL_SAID);
    expect([polite(), urgent()]).toEqual(['تم تحديث الترتيب.', '']);
  });

  it('keep their places, but not their numbers, while the focus is inside the list, and move when it leaves', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    const link = within(lina()).getByRole('link');
    link.focus();
    await voting.tell(overtaking);
    expect([shown(), link]).toEqual([
      { rows: before, votes: '40000', rank: 'المركز 1', score: '16.161' },
      document.activeElement,
    ]);
    screen.getByRole('tab', { selected: true }).focus();
    await pass(UNTIL_SAID);
    expect([shown().rows, polite()]).toEqual([after, 'تم تحديث الترتيب.']);
  });

  it('do the same under a pointer', async () => {
    const { hover } = user();
    const { voting } = await openLiveVotePage('ar', loaded);
    await hover(within(lina()).getByRole('link'));
    await voting.tell(overtaking);
    expect(shown()).toEqual({ rows: before, votes: '40000', rank: 'المركز 1', score: '16.161' });
    await hover(screen.getByRole('heading', { level: 1 }));
    await pass(UNTIL_SAID);
    expect([shown().rows, polite()]).toEqual([after, 'تم تحديث الترتيب.']);
  });

  it('never take the focus away: a link that has it keeps it when news comes', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    await voting.tell(overtaking);
    await voting.tell(tick(groups[3]!.opens_at));
    await voting.tell({ type: 'network.lost' });
    expect(heading).toHaveFocus();
  });
});

describe('a tab (decision D34)', () => {
  it('that is blocked is covered and holds no stream, and is uncovered when it takes over', async () => {
    const { guard, voting } = openVotePage('ar');
    await voting.answer('loadBoard', loaded);
    await guard.tell({ type: 'claim.refused' });
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription('يعمل التصويت في علامة تبويب واحدة فقط.');
    expect(within(dialog).getByRole('button', { name: 'الانتقال إلى العلامة الأصلية' })).toHaveFocus();
    expect(voting.running).not.toContain('followBoard');
    await guard.tell({ type: 'claim.granted' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(voting.running).toContain('followBoard');
  });

  it('that another one calls is marked in its title and by a banner, until that is hidden', async () => {
    const { click } = user();
    const { guard } = await openLiveVotePage('en', loaded);
    await guard.tell({ type: 'original.called' });
    expect(document.title).toBe('● Vote · Sawt');
    expect(screen.getByText('This is the original voting tab.')).toBeVisible();
    await click(screen.getByRole('button', { name: 'Hide' }));
    expect(document.title).toBe('Vote · Sawt');
    expect(screen.queryByText('This is the original voting tab.')).toBeNull();
  });
});

describe('what changes by itself', () => {
  it('is said politely when a group opens at midnight, and its list is shown', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    await voting.tell(tick(groups[3]!.opens_at));
    await pass(UNTIL_SAID);
    expect(polite()).toContain('فُتح التصويت للمجموعة الرابعة.');
    expect(screen.getByRole('heading', { level: 2, name: 'المجموعة الرابعة' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^يُغلق التصويت للمجموعة الرابعة بعد/);
  });

  it('leaves the group that the visitor chose, also in the other language', async () => {
    const { click } = user();
    const { voting, switchTo } = await openLiveVotePage('ar', loaded);
    await click(screen.getByRole('tab', { name: /المجموعة الأولى/ }));
    await voting.tell(tick(groups[3]!.opens_at));
    await switchTo('en');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Group 1/);
    expect(screen.getByRole('heading', { level: 2, name: 'Group 1' })).toBeVisible();
    expect(document.title).toBe('Vote · Sawt');
    expect(voting.running).toContain('followBoard');
  });

  it('is said when the line is lost and when it is back, with the age of the list meanwhile', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    await voting.tell({ type: 'network.lost' });
    await voting.tell(tick(boardTime + 3 * MINUTE));
    await pass(UNTIL_SAID);
    expect(polite()).toBe("You're offline.");
    expect(screen.getByText("You're offline. Last updated 3 minutes ago.")).toBeVisible();
    expect([cards().length, voteLinks().length]).toEqual([8, 8]);
    await voting.tell({ type: 'network.returned' });
    await voting.tell({ type: 'stream.opened' });
    await pass(UNTIL_SAID);
    expect(polite()).toBe('Connection restored. The ranking is up to date.');
    expect(screen.queryByText(/offline\. Last/)).toBeNull();
  });

  it('is said once when news comes by asking only, also while the stream is tried again', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    const note = () => screen.queryByText(/^Live updates aren't available\./, { selector: 'p span' });
    await voting.tell({ type: 'stream.cut' });
    await pass(1_000);
    await voting.tell({ type: 'stream.cut' });
    await voting.tell({ type: 'board.confirmed', at: boardTime });
    await pass(UNTIL_SAID);
    expect(polite()).toContain("Live updates aren't available.");
    expect(note()).toBeVisible();
    await pass(20_000);
    expect(voting.running).toContain('followBoard');
    expect(note()).toBeVisible();
    await voting.tell({ type: 'stream.opened' });
    expect(note()).toBeNull();
  });
});
