// @vitest-environment node
import { expect, it } from 'vitest';
import { catalogueTime, detailsOf } from '../../tests/support/catalogueFixtures.ts';
import { paintPage } from './firstPaint.tsx';

const path = '/arab-singing-star-2025/solo-singing';
const painted = (details = detailsOf(), now = catalogueTime) => ({
  ar: paintPage({ screen: 'competition', path, details, now }, 'ar'),
  en: paintPage({ screen: 'competition', path, details, now }, 'en'),
});
const titles = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

it('paints a competition where there is no browser, in both languages, and no other title', () => {
  const { ar, en } = painted();
  expect([titles(ar), titles(en)]).toEqual([['الغناء الفردي'], ['Solo singing']]);
  for (const html of [ar, en]) expect(html).toMatch(/^<link rel="preload"[^>]*>|^<div data-painted="true">/);
});

it('says of the registration what is true at that instant', () => {
  const enrol = />Enroll now</;
  const end = detailsOf().comp_end ?? 0;
  expect(enrol.test(painted(detailsOf(), end - 1).en)).toBe(true);
  expect(enrol.test(painted(detailsOf(), end).en)).toBe(false);
});

it('writes what people wrote as text', () => {
  const { en } = painted(detailsOf({ name_en: '<img src=x onerror=alert(1)>', name: '' }));
  expect(en).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(en).not.toContain('<img src=x');
});

it('offers no press before there is anybody to take it', () => {
  const buttons = painted().ar.match(/<button [^>]*>/g) ?? [];
  expect(buttons.length).toBeGreaterThan(3);
  expect(buttons.filter((button) => !button.startsWith('<button disabled '))).toEqual([]);
});

it('sets no style, which the policy of the pages would refuse', () => {
  const { ar } = painted();
  expect(ar).not.toMatch(/\sstyle=/);
});
