import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstGroupOf } from '../../../../domain/boardAtHand.ts';
import { networkError } from '../../../../domain/errors.ts';
import { board, boardTime, config, groups, liveGroup } from '../../../../tests/support/boardFixtures.ts';
import { pass } from '../../../../tests/support/pageRehearsal.ts';
import { openLiveVotePage, openVotePage, type OpenVotePage } from '../../../../tests/support/votePage.tsx';
import {
  loaded,
  user,
  cards,
  voteLinks,
  polite,
  urgent,
  tick,
  holdTime,
  idAt,
} from '../../../../tests/support/votePageReading.ts';
import { sampleBoard } from '../../../app/flows/sampleBoard.ts';
import type { Language } from '../../../i18n/language.ts';
import type { RecalledBoard } from '../../../machines/publicVoting/publicVotingTypes.ts';

const MINUTE = 60_000;
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

async function openFallback(language: Language, recalled?: RecalledBoard): Promise<OpenVotePage> {
  const page = openVotePage(language);
  await page.guard.tell({ type: 'claim.granted' });
  await page.voting.refuse('loadBoard', networkError);
  if (recalled) await page.voting.answer('recallBoard', recalled);
  else await page.voting.refuse('recallBoard', new Error('nothing'));
  return page;
}

holdTime();

describe('a vote for a contestant', () => {
  it('is paid on the admin host, in a new tab, with the way back, by a link that names the contestant', async () => {
    await openLiveVotePage('en', loaded);
    const link = screen.getByRole('link', { name: /Vote Now: \u2068Lina Haddad\u2069/ });
    expect(link).toHaveAttribute(
      'href',
      `http://localhost:8081/pay?voter_id=${idAt(4)}&callback=http%3A%2F%2Flocalhost%3A8080%2Fvote`,
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

describe('the list that the page came with', () => {
  const atHand = { board: firstGroupOf(board), config };

  it('is shown and voted on before anything is asked for', () => {
    openVotePage('en', undefined, atHand);
    expect([cards().length, voteLinks().length]).toEqual(Array(2).fill(liveGroup.participants.length));
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('has no other group: who looks for one waits until the whole list is there', async () => {
    const page = openVotePage('en', undefined, atHand);
    await user().click(screen.getAllByRole('tab')[0]!);
    expect([screen.queryAllByRole('article'), screen.getAllByText(/Loading/).length]).toEqual([[], 1]);
    await page.voting.answer('loadBoard', loaded);
    expect(cards()).toHaveLength(groups[0]!.participants.length);
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
