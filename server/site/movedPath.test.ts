import { expect, it } from 'vitest';
import { movedPath } from './movedPath.ts';

const slugs = {
  formerSlugs: new Map([['season', 'موسم']]),
  formerCompetitionSlugs: new Map([['موسم', new Map([['song', 'singing']])]]),
};
const encoded = encodeURIComponent('موسم');

it.each([
  ['/season', `/${encoded}`],
  ['/season/song', `/${encoded}/singing`],
  ['/season/other/register', `/${encoded}/other/register`],
  [`/${encoded}/song/register`, `/${encoded}/singing/register`],
  ['/season/%E0%A4%A', `/${encoded}/%E0%A4%A`],
])('%s has moved to %s', (path, now) => {
  expect(movedPath(path, slugs)).toBe(now);
});

it.each(['/', '/events', `/${encoded}/singing`, '/other/song', '/%E0%A4%A'])('%s has not moved', (path) => {
  expect(movedPath(path, slugs)).toBeUndefined();
});
