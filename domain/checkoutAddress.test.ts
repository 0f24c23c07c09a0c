import { describe, expect, it } from 'vitest';
import { callbackHref, newOrderHref, orderHref, successHref, voteNowHref } from './checkoutAddress.ts';

const origin = 'http://localhost:8080';

describe('the addresses of the checkout', () => {
  it('name the contestant, the votes, the order and the way back, as far as there are', () => {
    expect([
      voteNowHref('e'),
      voteNowHref('e', `${origin}/vote`),
      voteNowHref(null),
      newOrderHref('e', '25'),
      orderHref('o'),
      successHref('o', `${origin}/vote`),
    ]).toEqual([
      '/user/vote-now?entry=e',
      '/user/vote-now?entry=e&callback=http%3A%2F%2Flocalhost%3A8080%2Fvote',
      '/user/vote-now',
      '/user/payment?entry=e&votes=25',
      '/user/payment?order=o',
      '/user/payment-success?order=o&callback=http%3A%2F%2Flocalhost%3A8080%2Fvote',
    ]);
  });
});

describe('the way back', () => {
  it('gets the order', () => {
    expect(callbackHref(`${origin}/vote?lng=en`, origin, 'o')).toBe(`${origin}/vote?lng=en&order=o`);
  });

  it.each([
    null,
    '',
    '/vote',
    'https://evil.example/vote',
    'http://localhost:8081/vote',
    'http://user@localhost:8080/vote',
    'http://:secret@localhost:8080/vote',
    'javascript:alert(1)',
  ])('is not %s: nobody is sent to another origin', (callback) => {
    expect(callbackHref(callback, origin, 'o')).toBeUndefined();
  });
});
