import { describe, expect, it } from 'vitest';
import { bodyLimitOf } from './bodyLimit.ts';

describe('the limit of a body', () => {
  const schema = {
    properties: {
      email: { type: ['string', 'null'], maxLength: 254 },
      votes_count: { type: 'integer' },
      kind: { type: 'string', enum: ['a', 'long'] },
    },
  };
  /** Bytes left beside the longest body, each of whose characters is escaped like this. */
  const spareBeside = (escaped: string) => {
    const body = { email: 'x', votes_count: Number.MAX_SAFE_INTEGER, kind: 'long' };
    const longest = JSON.stringify(body).replace('x', escaped.repeat(254));
    return bodyLimitOf(schema) - Buffer.byteLength(longest);
  };

  it('holds the longest valid body, with each character an escaped letter or emoji', () => {
    expect(spareBeside('\\u0041')).toBeGreaterThan(0);
    expect(spareBeside('\\ud83d\\ude00')).toBeGreaterThan(0);
  });

  it('leaves half a KiB beside the longest of all, and a little for spaces and longer numbers', () => {
    expect(spareBeside('\\ud83d\\ude00')).toBeLessThan(600);
  });

  it('holds the longest object inside, and the longer of two kinds', () => {
    const text = (maxLength: number) => ({ type: 'string', maxLength });
    const limit = (inside: object) => bodyLimitOf({ properties: { inside } });
    const object = (maxLength: number) => ({ type: 'object', properties: { name: text(maxLength) } });
    expect(limit(object(101)) - limit(object(100))).toBe(limit(text(2)) - limit(text(1)));
    expect(limit({ anyOf: [{ type: 'null' }, object(100), object(1)] })).toBe(limit(object(100)));
  });

  it('holds the longest list', () => {
    const limit = (maxItems: number) =>
      bodyLimitOf({
        properties: { ids: { type: 'array', maxItems, items: { maxLength: 22, type: 'string' } } },
      });
    const body = JSON.stringify({ ids: Array.from({ length: 100 }, () => 'x'.repeat(22)) });
    expect(limit(100) - limit(0)).toBeGreaterThan(Buffer.byteLength(body));
  });

  it.each(['array', 'object'])('cannot be computed for an %s, whose size is not counted yet', (type) => {
    expect(() => bodyLimitOf({ properties: { list: { type } } })).toThrow('Count how large list may be.');
  });

  it('cannot be computed for a text without a limit', () => {
    expect(() => bodyLimitOf({ properties: { name: { type: 'string' } } })).toThrow(
      'The contract does not limit how long name may be.',
    );
  });
});
