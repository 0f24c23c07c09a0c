import { expect, it } from 'vitest';
import { checkoutAddress } from './checkoutRedirect.ts';

const site = 'https://vote.example';
const entry = 'AAAAAAAAAAAAAAAAAAAAAA';

it('sends a voter on with the entry and the return address', () => {
  expect(checkoutAddress(site, entry, `${site}/vote?lng=en#top`)).toBe(
    `${site}/user/vote-now?entry=${entry}&callback=https%3A%2F%2Fvote.example%2Fvote%3Flng%3Den%23top`,
  );
  expect(checkoutAddress(site, entry, undefined)).toBe(`${site}/user/vote-now?entry=${entry}`);
});

it.each([
  ['another site', 'https://evil.example/vote'],
  ['another port', 'https://vote.example:8443/vote'],
  ['another scheme', 'http://vote.example/vote'],
  ['a site that begins alike', 'https://vote.example.evil.example/'],
  ['our site as a user of another', 'https://vote.example@evil.example/'],
  ['our site with a user', 'https://user:pass@vote.example/'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a path alone', '/vote'],
  ['another site without a scheme', '//evil.example'],
  ['backslashes', String.raw`https:\\evil.example\vote`],
  ['nonsense', 'vote'],
  ['nothing', ''],
  ['a list', ['https://vote.example/vote', 'https://evil.example']],
  ['an address without end', `https://vote.example/${'x'.repeat(2_000)}`],
])('drops a callback to %s, and the voter still votes', (_what, callback) => {
  expect(checkoutAddress(site, entry, callback)).toBe(`${site}/user/vote-now?entry=${entry}`);
});

it.each([undefined, '', 'short', `${entry}A`, '../../../../../../../..', ['a', 'b']])(
  'sends a voter with the entry %j to the leaderboard, to choose one',
  (voterId) => {
    expect(checkoutAddress(site, voterId, `${site}/vote`)).toBe(`${site}/user/voting`);
  },
);
