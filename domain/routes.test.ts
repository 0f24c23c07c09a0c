import { describe, expect, it } from 'vitest';
import { HOME_REDIRECT, pageAt, pagePaths, reservedSegments } from './routes.ts';

describe('the routes of the site', () => {
  it.each([
    ['/vote', 'vote'],
    ['/vote/', 'vote'],
    ['/', undefined],
    ['/events', 'events'],
    ['/events/', 'events'],
    ['/season-2025', 'event'],
    ['/%D9%84%D9%8A%D8%A7%D9%84%D9%8A/', 'event'],
    ['/season-2025/singing', 'competition'],
    ['/season-2025/singing/register', 'register'],
    ['/season-2025/singing/submit/entry-1', 'submit'],
    ['/season-2025/singing/submit', undefined],
    ['/season-2025//', undefined],
    ['/Vote', 'event'],
    ['/vote/x', 'competition'],
    ['/user', 'event'],
    ['/user/voting', 'leaderboard'],
    ['/user/payment', 'payment'],
    ['/user/payment-success/', 'paymentSuccess'],
    ['/receipt/r-7_A', 'receipt'],
    ['/receipt/r-7_A/', 'receipt'],
    ['/receipt', 'event'],
    ['/receipt/', 'event'],
    ['/receipt/a/', 'receipt'],
    ['/receipt/a/b', undefined],
    ['/transparency', 'transparency'],
    ['/diagnostics', 'diagnostics'],
  ])('%s is the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it('lead from the root to the vote', () => {
    expect(pageAt(HOME_REDIRECT)).toBe('vote');
  });

  it('reserve the first segment of every page, so that no slug can hide one', () => {
    const segments = Object.values(pagePaths).map((path) => path.split('/')[1] ?? '');
    const fixed = segments.filter((segment) => !segment.startsWith(':'));
    expect(fixed.filter((segment) => !reservedSegments.includes(segment))).toEqual([]);
  });
});
