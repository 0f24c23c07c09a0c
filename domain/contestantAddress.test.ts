import { expect, it } from 'vitest';
import { contestantHref, contestantId } from './contestantAddress.ts';

it('the address of a contestant names the id, whatever is in it', () => {
  expect(contestantHref('a/b é')).toBe('/contestant/a%2Fb%20%C3%A9');
  expect(
    ['/contestant/a%2Fb%20%C3%A9', '/contestant/x/', '/contestant/%E0%A4', '/vote', '/contestant'].map(
      contestantId,
    ),
  ).toEqual(['a/b é', 'x', undefined, undefined, undefined]);
});
