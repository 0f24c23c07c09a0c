import { describe, expect, it } from 'vitest';
import { acceptsEncoding, matchesTag } from './conditional.ts';

describe('If-None-Match', () => {
  it.each([
    ['W/"a.1"', true],
    ['"a.1"', true],
    ['"x", W/"a.1"', true],
    ['*', true],
    ['"a.10"', false],
    ['a.1', false],
    ['', false],
    [undefined, false],
  ])('%s names W/"a.1": %s', (header, matches) => {
    expect(matchesTag(header, 'W/"a.1"')).toBe(matches);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1, GZIP;q=0.5', true],
    ['gzip;q=0', false],
    ['gzip;q=0.0', false],
    ['x-gzip', false],
    ['', false],
    [undefined, false],
  ])('%s takes gzip: %s', (header, accepts) => {
    expect(acceptsEncoding(header, 'gzip')).toBe(accepts);
  });
});
