import { describe, expect, it } from 'vitest';
import { HOME_REDIRECT, pageAt, pagePaths, reservedSegments } from './routes.ts';

describe('the routes of the site', () => {
  it.each([
    ['/vote', 'vote'],
    ['/vote/', 'vote'],
    ['/', undefined],
    ['/Vote', undefined],
    ['/vote/x', undefined],
    ['/nothing', undefined],
    ['/user', undefined],
    ['/user/voting', 'leaderboard'],
    ['/user/payment', 'payment'],
    ['/user/payment-success/', 'paymentSuccess'],
    ['/receipt/r-7_A', 'receipt'],
    ['/receipt/r-7_A/', 'receipt'],
    ['/receipt', undefined],
    ['/receipt/', undefined],
    ['/receipt/a/b', undefined],
    ['/transparency', 'transparency'],
  ])('%s is the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it('lead from the root to the vote', () => {
    expect(pageAt(HOME_REDIRECT)).toBe('vote');
  });

  it('reserve the first segment of every page, so that no slug can hide one', () => {
    const segments = Object.values(pagePaths).map((path) => path.split('/')[1]);
    expect(segments.filter((segment) => !reservedSegments.includes(segment ?? ''))).toEqual([]);
  });
});
