import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardTime, groups } from '../../../../tests/support/votePage/boardFixtures.ts';
import { pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import { delta, vote } from '../../../../tests/support/votePage/smallBoard.ts';
import { openLiveVotePage, openVotePage } from '../../../../tests/support/votePage/votePage.tsx';
import {
  UNTIL_SAID,
  loaded,
  user,
  cards,
  names,
  voteLinks,
  polite,
  urgent,
  tick,
  holdTime,
  idAt,
} from '../../../../tests/support/votePage/votePageReading.ts';

const MINUTE = 60_000;
/** The fourth contestant overtakes all others. */
const overtaking = {
  type: 'delta.received',
  delta: delta([vote(idAt(4), 40_000)], 'b-2', boardTime),
  at: boardTime,
};

holdTime();

describe('rows (decision D29)', () => {
  const before = ['سالم بن حمد الكندي', 'مريم عبدالله البلوشي', 'ياسر القحطاني', 'لينا حدّاد'];
  const after = ['لينا حدّاد', 'سالم بن حمد الكندي', 'مريم عبدالله البلوشي', 'ياسر القحطاني'];
  const lina = () => document.querySelector<HTMLElement>(`[data-voter-id="${idAt(4)}"]`)!;
  const shownNames = () => ({
    rows: names().slice(0, 4),
    votes: lina().dataset['votes'],
    rank: within(lina()).getByText(/المركز/).textContent,
    score: within(lina())
      .getByText(/^\d+\.\d{3}\W*%/)
      .textContent?.slice(0, 6),
  });

  it('change numbers and places at once, with a polite announcement', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    expect(names().slice(0, 4)).toEqual(before);
    await voting.tell(overtaking);
    expect(names().slice(0, 4)).toEqual(after);
    expect(polite()).toBe('');
    await pass(UNTIL_SAID);
    expect([polite(), urgent()]).toEqual(['تم تحديث الترتيب.', '']);
  });

  it('keep their places while the list has the focus, update their numbers, and move when it leaves', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    const link = within(lina()).getByRole('link', { name: /صوّت الآن/ });
    link.focus();
    await voting.tell(overtaking);
    expect([shownNames(), link]).toEqual([
      { rows: before, votes: '40000', rank: 'المركز 1', score: '16.161' },
      document.activeElement,
    ]);
    screen.getByRole('tab', { selected: true }).focus();
    await pass(UNTIL_SAID);
    expect([shownNames().rows, polite()]).toEqual([after, 'تم تحديث الترتيب.']);
  });

  it('keep their places under a pointer', async () => {
    const { hover } = user();
    const { voting } = await openLiveVotePage('ar', loaded);
    await hover(within(lina()).getByRole('link', { name: /صوّت الآن/ }));
    await voting.tell(overtaking);
    expect(shownNames()).toEqual({ rows: before, votes: '40000', rank: 'المركز 1', score: '16.161' });
    await hover(screen.getByRole('heading', { level: 1 }));
    await pass(UNTIL_SAID);
    expect([shownNames().rows, polite()]).toEqual([after, 'تم تحديث الترتيب.']);
  });

  it('never move the focus: a focused link keeps it during updates', async () => {
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
  it('that is blocked is covered and holds no stream until it takes over', async () => {
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

  it('that another tab calls has a marked title and a banner until that is dismissed', async () => {
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

describe('an update', () => {
  it('announces politely that a group opened at midnight, and shows its list', async () => {
    const { voting } = await openLiveVotePage('ar', loaded);
    await voting.tell(tick(groups[3]!.opens_at));
    await pass(UNTIL_SAID);
    expect(polite()).toContain('فُتح التصويت للمجموعة الرابعة.');
    expect(screen.getByRole('heading', { level: 2, name: 'المجموعة الرابعة' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^يُغلق التصويت للمجموعة الرابعة بعد/);
  });

  it('keeps the group that the visitor chose, also in the other language', async () => {
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

  it('announces a lost and a restored connection, and shows the age of the list meanwhile', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    await voting.tell({ type: 'network.lost' });
    await voting.tell(tick(boardTime + 50_000));
    await pass(UNTIL_SAID);
    expect(polite()).toBe("You're offline.");
    expect(screen.getByText("You're offline. Last updated moments ago.")).toBeVisible();
    expect([cards().length, voteLinks().length]).toEqual([8, 8]);
    await voting.tell({ type: 'network.returned' });
    await voting.tell({ type: 'stream.opened' });
    await pass(UNTIL_SAID);
    expect(polite()).toBe('Connection restored. The ranking is up to date.');
    expect(screen.queryByText(/offline\. Last/)).toBeNull();
  });

  it('disables card votes when the list is a minute old, until it is loaded again', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    await voting.tell({ type: 'network.lost' });
    await voting.tell(tick(boardTime + MINUTE));
    expect(
      screen.getByText(
        'This is the last list saved in this browser. Last updated 1 minute ago. You can still vote by SMS: it needs no internet.',
      ),
    ).toBeVisible();
    expect([cards().length, voteLinks()]).toEqual([8, []]);
    await pass(UNTIL_SAID);
    await voting.tell({ type: 'network.returned' });
    await voting.answer('loadBoard', loaded);
    await pass(UNTIL_SAID);
    expect(voteLinks()).toHaveLength(8);
    expect(polite()).toBe('Connection restored. The ranking is up to date.');
  });

  it('announces once that the page polls, also while the stream is retried', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    const note = () => screen.queryByText(/^Live updates aren't available\./, { selector: 'p span' });
    await voting.tell({ type: 'stream.cut' });
    await pass(1_000);
    await voting.tell({ type: 'stream.cut' });
    await voting.tell({ type: 'updates.told', updates: 'stream' });
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

  it('looks the same where the server lets the page poll', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    await voting.tell({ type: 'stream.cut' });
    await pass(1_000);
    await voting.tell({ type: 'stream.cut' });
    await voting.tell({ type: 'updates.told', updates: 'poll' });
    await voting.tell({ type: 'board.confirmed', at: boardTime });
    await pass(UNTIL_SAID);
    expect(voting.running).toContain('pollBoard');
    expect(screen.queryByText(/Live updates/, { selector: 'p span' })).toBeNull();
    expect(voteLinks()).toHaveLength(8);
  });
});
