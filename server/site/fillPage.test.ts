import { expect, it } from 'vitest';
import { fillPage } from './fillPage.ts';

const filling = {
  language: 'en',
  title: 'A & B',
  metas: { description: '"<$&>"', 'sawt-api': '/api' },
} as const;
const html =
  '<!doctype html><html lang="ar" dir="rtl"><title></title><meta name="description" content="" /><meta name="sawt-api" content="" />';

it('writes text as text, whatever is in it', () => {
  expect(fillPage(html, filling)).toBe(
    '<!doctype html><html lang="en" dir="ltr"><title>A &amp; B</title>' +
      '<meta name="description" content="&quot;&lt;$&amp;&gt;&quot;" /><meta name="sawt-api" content="/api" />',
  );
});

it.each([
  ['<html lang="ar" dir="rtl">', '<html lang dir>'],
  ['<title></title>', '<title>'],
  ['<meta name="sawt-api" content="" />', '<meta name="sawt-api">'],
])('names what a page lacks: %s', (part, name) => {
  expect(() => fillPage(html.replace(part, ''), filling)).toThrow(`The built index.html has no ${name}.`);
});
