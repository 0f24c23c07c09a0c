// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Board } from '../../domain/contract.ts';
import type { RenderedPage } from '../../domain/firstPaint.ts';
import { board, config, liveGroup } from '../../tests/support/votePage/boardFixtures.ts';
import { catalogueTime, detailsOf } from '../../tests/support/catalogue/catalogueFixtures.ts';
import { startPages } from '../../tests/support/pages/startPages.ts';
import { besideAnother } from '../../tests/support/votePage/stagedBoards.ts';
import { paintPage } from './firstPaint.tsx';

const competition = (details = detailsOf(), now = catalogueTime): RenderedPage => ({
  ...startPages.competition,
  startData: { [`/competition/details/${details.id}`]: { data: details } },
  now,
});
const titles = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));
const inBoth = (page: RenderedPage) => ({ ar: paintPage(page, 'ar'), en: paintPage(page, 'en') });

it.each<[keyof typeof startPages, string, string]>([
  ['vote', 'صوتك يرفع الصوت', 'Your vote turns it up'],
  ['leaderboard', 'لوحة الترتيب', 'Leaderboard'],
  ['contestant', 'سالم بن حمد الكندي', 'Salim Al Kindi'],
  ['transparency', 'كل صوت يمكن عدّه من جديد', 'Every vote can be counted again'],
  ['receipt', 'إيصال التصويت', 'Vote receipt'],
  ['unknownReceipt', 'لا يوجد إيصال بهذا الرمز', 'There is no receipt with this code'],
  ['login', 'تسجيل الدخول', 'Log in'],
  ['events', 'الفعاليات', 'Events'],
  ['event', 'نجم الغناء العربي 2025', 'Arab Singing Star 2025'],
  ['content', 'عن صوت', 'About Sawt'],
  ['competition', 'الغناء الفردي', 'Solo singing'],
  ['register', 'التسجيل في \u2068الغناء الفردي\u2069', 'Register for \u2068Solo singing\u2069'],
  ['notFound', 'لا صوت هنا', 'It&#x27;s quiet in here'],
])(
  'the page %s is rendered where there is no browser, in both languages, and no other title',
  (name, ...headings) => {
    const { ar, en } = inBoth(startPages[name]);
    expect([titles(ar), titles(en)]).toEqual(headings.map((heading) => [heading]));
    for (const html of [ar, en]) expect(html).toMatch(/^<div class="/);
  },
);

it('leads from a rendered vote to the others, and to none where there are none', () => {
  const links = (html: string) => [...html.matchAll(/href="(\/vote\?[^"]*)"/g)].map(([, href]) => href);
  const { id } = besideAnother.data.competitions![0]!;
  expect(links(paintPage(startPages.besideAnother, 'ar'))).toEqual([`/vote?competition=${id}`]);
  expect(links(paintPage(startPages.vote, 'ar'))).toEqual([]);
});

it('renders the board of the competition in the address, and not another', () => {
  const { '/voter/participants': shown, ...others } = startPages.vote.startData;
  const startData = { ...others, '/voter/participants?competition=singing': shown };
  const page = { ...startPages.vote, startData };
  expect(titles(paintPage({ ...page, competition: 'singing' }, 'en'))).toEqual(['Your vote turns it up']);
  expect(paintPage({ ...page, competition: 'chanting' }, 'en')).toBe('');
});

it.each(Object.entries(startPages))(
  'the page %s sets no style, which the policy of the pages would refuse',
  (_, page) => {
    for (const html of Object.values(inBoth(page))) expect(html).not.toMatch(/\sstyle=/);
  },
);

it('a page says which style its elements will have', () => {
  expect(paintPage(startPages.competition, 'ar')).toMatch(/ data-style="[^"]+"/);
});

it('a page without its start data is left to the browser', () => {
  expect(paintPage({ ...startPages.vote, startData: {} }, 'en')).toBe('');
});

it('says of the registration what is true at that instant', () => {
  const enrol = />Enroll now</;
  const end = detailsOf().comp_end ?? 0;
  const isOffered = (now: number) => enrol.test(paintPage(competition(detailsOf(), now), 'en'));
  expect([isOffered(end - 1), isOffered(end)]).toEqual([true, false]);
});

it('writes what people wrote as text', () => {
  const html = paintPage(competition(detailsOf({ name_en: '<img src=x onerror=alert(1)>', name: '' })), 'en');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
});

it('renders what one registers for, and no field that could not be filled in yet', () => {
  const html = paintPage(startPages.register, 'en');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toMatch(/<input|<select|<form/);
});

describe('the vote', () => {
  const paintVote = (seen: Board) =>
    paintPage({ ...startPages.vote, startData: { '/voter/participants': seen, '/config': config } }, 'en');
  const namesIn = (html: string) =>
    [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?<bdi>(.*?)<\/bdi>/g)].map(([, name = '']) => name);

  it('has the list of the open group, with links to vote, and its countdown', () => {
    const html = paintPage(startPages.vote, 'en');
    expect(namesIn(html)).toEqual(liveGroup.participants.map(({ user }) => user.full_name_en));
    expect(html.match(/href="[^"]*\/pay\?voter_id=/g)).toHaveLength(liveGroup.participants.length);
    expect(html).toContain('role="timer"');
  });

  it('is rendered also when nothing is scheduled', () => {
    const none = { ...board, data: { ...board.data, groups: [], competition: null } };
    expect(titles(paintVote(none))).toEqual(['Your vote turns it up']);
  });
});
