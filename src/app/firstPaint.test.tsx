// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type BoardAtHand, firstGroupOf } from '../../domain/boardAtHand.ts';
import { board, config, liveGroup } from '../../tests/support/votePage/boardFixtures.ts';
import { catalogueTime, detailsOf } from '../../tests/support/catalogue/catalogueFixtures.ts';
import type { Language } from '../i18n/language.ts';
import { paintPage } from './firstPaint.tsx';

const path = '/arab-singing-star-2025/solo-singing';
const rendered = (details = detailsOf(), now = catalogueTime) => ({
  ar: paintPage({ screen: 'competition', path, details, now }, 'ar'),
  en: paintPage({ screen: 'competition', path, details, now }, 'en'),
});
const titles = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

it('paints a competition where there is no browser, in both languages, and no other title', () => {
  const { ar, en } = rendered();
  expect([titles(ar), titles(en)]).toEqual([['الغناء الفردي'], ['Solo singing']]);
  for (const html of [ar, en]) expect(html).toMatch(/^<div class="/);
});

it('says of the registration what is true at that instant', () => {
  const enrol = />Enroll now</;
  const end = detailsOf().comp_end ?? 0;
  expect(enrol.test(rendered(detailsOf(), end - 1).en)).toBe(true);
  expect(enrol.test(rendered(detailsOf(), end).en)).toBe(false);
});

it('writes what people wrote as text', () => {
  const { en } = rendered(detailsOf({ name_en: '<img src=x onerror=alert(1)>', name: '' }));
  expect(en).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(en).not.toContain('<img src=x');
});

it('sets no style, which the policy of the pages would refuse, but says which', () => {
  const { ar } = rendered();
  expect(ar).not.toMatch(/\sstyle=/);
  expect(ar).toMatch(/ data-style="[^"]+"/);
});

it('paints what one registers for, and no field that could not be filled in yet', () => {
  const details = detailsOf();
  const registerPath = `${path}/register`;
  const paint = (language: Language) =>
    paintPage({ screen: 'register', path: registerPath, details }, language);
  expect([titles(paint('ar')), titles(paint('en'))]).toEqual([
    ['التسجيل في \u2068الغناء الفردي\u2069'],
    ['Register for \u2068Solo singing\u2069'],
  ]);
  expect(paint('en')).toContain('aria-busy="true"');
  expect(paint('en')).not.toMatch(/<input|<select|<form/);
});

describe('the vote', () => {
  const atHand = { board: firstGroupOf(board), config };
  const paintVote = (seen: BoardAtHand, language: Language) =>
    paintPage({ screen: 'vote', path: '/vote', atHand: seen }, language);
  const namesIn = (html: string) =>
    [...html.matchAll(/<h3[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, name = '']) => name);

  it('has its stage and the list of the open group, with links to vote', () => {
    const html = paintVote(atHand, 'en');
    expect(titles(html)).toEqual(['Your vote turns it up']);
    expect(namesIn(html)).toEqual(liveGroup.participants.map(({ user }) => user.full_name_en));
    expect(html.match(/href="[^"]*\/pay\?voter_id=/g)).toHaveLength(liveGroup.participants.length);
    expect(paintVote(atHand, 'ar')).toContain('role="timer"');
  });

  it('is rendered also when nothing is scheduled', () => {
    const none = { ...board, data: { ...board.data, groups: [], competition: null } };
    expect(titles(paintVote({ board: none, config }, 'en'))).toEqual(['Your vote turns it up']);
  });
});
