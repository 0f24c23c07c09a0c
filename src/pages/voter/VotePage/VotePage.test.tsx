import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstGroupOf } from '../../../../domain/boardAtHand.ts';
import { networkError } from '../../../../domain/errors.ts';
import {
  board,
  boardTime,
  config,
  groups,
  liveGroup,
} from '../../../../tests/support/votePage/boardFixtures.ts';
import { pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import {
  openLiveVotePage,
  openVotePage,
  type OpenVotePage,
} from '../../../../tests/support/votePage/votePage.tsx';
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
} from '../../../../tests/support/votePage/votePageReading.ts';
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
  it('is paid on the admin host, by a named link that opens a new tab and carries the return address', async () => {
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

  it('by text message always has its price beside the numbers', async () => {
    const { voting } = await openLiveVotePage('en', loaded);
    const strip = screen.getByRole('region', { name: 'Vote by SMS' });
    const says = (text: string) => within(strip).queryByText(text) !== null;
    const whileOpen = [
      says('525 baisa per message, VAT included'),
      says('90431'),
      says('Voting by SMS has ended.'),
    ];
    await voting.tell(tick(groups[4]!.closes_at));
    expect([
      whileOpen,
      [says('525 baisa per message, VAT included'), says('90431'), says('Voting by SMS has ended.')],
    ]).toEqual([
      [true, true, false],
      [true, true, true],
    ]);
  });
});

describe("the list in the page's start data", () => {
  const atHand = { board: firstGroupOf(board), config };

  it('is shown with vote buttons before the first request', () => {
    openVotePage('en', undefined, atHand);
    expect([cards().length, voteLinks().length]).toEqual(Array(2).fill(liveGroup.participants.length));
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('says that the whole list is still being tried for', async () => {
    const { voting } = openVotePage('en', undefined, atHand);
    await voting.tell({ type: 'load.retried', retry: { number: 2, limit: 5 } });
    expect(screen.getByText('Trying again, 2 of 5')).toBeVisible();
    expect(voteLinks()).not.toEqual([]);
  });

  it('has no other group: its tab waits for the whole list', async () => {
    const page = openVotePage('en', undefined, atHand);
    await user().click(screen.getAllByRole('tab')[0]!);
    expect([await screen.findAllByText(/Loading/), screen.queryAllByRole('article')]).toEqual([
      [expect.anything()],
      [],
    ]);
    await page.voting.answer('loadBoard', loaded);
    expect(cards()).toHaveLength(groups[0]!.participants.length);
  });
});

describe('a vote after its end', () => {
  it('is final after 15 minutes, when earlier payments are counted', async () => {
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
  it('the cached list is shown with its age and labelled cards, without vote buttons but with codes', async () => {
    await openFallback('ar', remembered);
    expect(screen.getByText('تعذّر تحميل قائمة المتسابقين، والمعروض الآن بيانات احتياطية.')).toBeVisible();
    expect(
      screen.getByText(
        'هذه آخر قائمة حُفظت في هذا المتصفح. آخر تحديث قبل 26 دقيقة. ما زال التصويت بالرسائل النصية متاحًا، فهو لا يحتاج إلى الإنترنت.',
      ),
    ).toBeVisible();
    expect(cards().map((card) => within(card).queryAllByText('بيانات احتياطية').length)).toEqual(
      Array(8).fill(1),
    );
    expect(voteLinks()).toEqual([]);
    for (const card of cards()) {
      const button = within(card).getByRole('button');
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('التصويت بالبطاقة متوقف إلى أن تُحمَّل القائمة الحالية.');
    }
    expect(cards().map((card) => within(card).queryByText('الرمز') !== null)).toEqual(Array(8).fill(true));
    const strip = within(screen.getByRole('region', { name: 'صوّت برسالة نصية' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'sms:90431',
      'sms:91207',
      'sms:92650',
    ]);
  });

  it('a cached list offers no codes once its group has closed by the clock', async () => {
    const closed = groups[4]!.closes_at;
    await openFallback('en', { ...remembered, at: closed });
    expect([screen.queryByText('Code'), screen.queryByRole('link', { name: /90431/ })]).toEqual([null, null]);
    expect(screen.getByText('Voting by SMS has ended.')).toBeVisible();
    expect(screen.queryByText(/You can still vote by SMS/)).toBeNull();
  });

  it('and none is cached, labelled sample names are shown without a status', async () => {
    await openFallback('en', sample);
    expect(screen.getByText('Failed to load participants, using fallback data.')).toBeVisible();
    expect(screen.getByText('These names are samples, not results.')).toBeVisible();
    expect(cards().map((card) => within(card).queryAllByText('Fallback data').length)).toEqual([1, 1, 1, 1]);
    expect([voteLinks(), screen.queryByRole('timer')]).toEqual([[], null]);
    expect([screen.queryByText('90431'), screen.queryAllByText('Code')]).toEqual([null, []]);
    for (const claim of [/Live$/, /Upcoming/, /Closed/, /No vote is scheduled/, /ended/i])
      expect(screen.queryByText(claim)).toBeNull();
  });

  it('and there is no fallback, the page says so and offers retry and refresh', async () => {
    const { click } = user();
    const { voting } = await openFallback('en');
    expect(screen.getByText('Failed to load participants')).toBeVisible();
    expect(screen.queryByText(/fallback data/)).toBeNull();
    await click(screen.getByRole('button', { name: 'Refresh the page' }));
    expect(voting.did).toEqual(['reloadPage']);
  });

  it('a retry keeps the focus on its button and loads the current list', async () => {
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

  it('the failure is announced once, not with every automatic retry', async () => {
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
