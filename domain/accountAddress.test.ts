import { expect, it } from 'vitest';
import { afterLogin, linkToken } from './accountAddress.ts';

it('leads on to where somebody wanted to go', () => {
  expect(['/profile', '/submission-details/7?x=1#y'].map(afterLogin)).toEqual([
    '/profile',
    '/submission-details/7?x=1#y',
  ]);
});

it('leads to the dashboard rather than to another site, or back to the login', () => {
  const bad = [
    null,
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/login',
    '/login?x',
  ];
  expect(new Set(bad.map(afterLogin))).toEqual(new Set(['/dashboard']));
});

it('finds the token of a link, and takes nothing else for one', () => {
  expect(['#aZ-_9.x', '', '#', '#a b', '#<script>'].map(linkToken)).toEqual([
    'aZ-_9.x',
    null,
    null,
    null,
    null,
  ]);
});
