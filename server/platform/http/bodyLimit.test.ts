import { describe, expect, it } from 'vitest';
import { bodyLimitOf } from './bodyLimit.ts';

describe('the limit of a body', () => {
  it('holds the longest valid body, each character escaped', () => {
    const schema = {
      properties: {
        email: { type: ['string', 'null'], maxLength: 254 },
        votes_count: { type: 'integer' },
        kind: { type: 'string', enum: ['a', 'long'] },
      },
    };
    const longest = JSON.stringify({
      email: 'x',
      votes_count: Number.MAX_SAFE_INTEGER,
      kind: 'long',
    }).replace('x', '\\u0041'.repeat(254));
    const limit = bodyLimitOf(schema);
    expect(limit).toBeGreaterThan(Buffer.byteLength(longest));
    expect(limit).toBeLessThan(3_000);
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
