import { expect, it } from 'vitest';
import { decodedSegment } from './decodedSegment.ts';

it('a segment whose percent-encoding is invalid, as in a truncated path, has no text', () => {
  expect(['a%2Fb%20%C3%A9', '', '%E0%A4', '%'].map(decodedSegment)).toEqual([
    'a/b é',
    '',
    undefined,
    undefined,
  ]);
});
