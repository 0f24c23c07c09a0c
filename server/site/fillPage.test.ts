import { expect, it } from 'vitest';
import { fillPage } from './fillPage.ts';

const filling = {
  language: 'en',
  title: 'A & B',
  startFailed: { sentence: 'Not "loaded".', again: 'Try <again>' },
  noScript: 'Needs scripts & more.',
  preloads: ['/assets/screen-1.js'],
  head: '    <link rel="canonical" />\n',
  body: '<h1>$&</h1><noscript>0</noscript>',
  metas: { description: '"<$&>"', 'sawt-api': '/api' },
} as const;
const html =
  '<!doctype html><html lang="ar" dir="rtl"><title></title><meta name="description" content="" /><meta name="sawt-api" content="" /><meta name="sawt-preload" content="/assets/all.js" />' +
  '<link rel="preload" href="/ar.woff2" data-language="ar"><link rel="preload" href="/en.woff2" data-language="en"></head>' +
  '<div id="root"></div><p id="start-failed" hidden></p><noscript></noscript>';

it('writes text as text, whatever it holds, and keeps only the fonts of its language', () => {
  expect(fillPage(html, filling)).toBe(
    '<!doctype html><html lang="en" dir="ltr"><title>A &amp; B</title>' +
      '<meta name="description" content="&quot;&lt;$&amp;&gt;&quot;" /><meta name="sawt-api" content="/api" /><meta name="sawt-preload" content="/assets/all.js /assets/screen-1.js" />' +
      '<link rel="preload" href="/en.woff2" data-language="en">\n    <link rel="canonical" />\n  </head>' +
      '<div id="root" data-server-rendered data-fonts-awaited><h1>$&</h1><noscript>0</noscript></div><p id="start-failed" hidden>Not &quot;loaded&quot;. <a href="">Try &lt;again&gt;</a></p>' +
      '<noscript>Needs scripts &amp; more.</noscript>',
  );
});

it.each([
  ['<html lang="ar" dir="rtl">', '<html lang dir>'],
  ['<title></title>', '<title>'],
  ['</head>', '</head>'],
  ['<div id="root"></div>', '<div id="root">'],
  ['<p id="start-failed" hidden></p>', '<p id="start-failed">'],
  ['<meta name="sawt-api" content="" />', '<meta name="sawt-api">'],
])('names what a page lacks: %s', (part, name) => {
  expect(() => fillPage(html.replace(part, ''), filling)).toThrow(`The built index.html has no ${name}.`);
});

it('marks only rendered pages as rendered', () => {
  expect(fillPage(html, { ...filling, body: '' })).toContain('<div id="root"></div>');
});
