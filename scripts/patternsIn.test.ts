import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { patternsIn, patternsOfContract } from './patternsIn.ts';

describe('the search for patterns', () => {
  it('finds literals and constant RegExp texts with their flags and lines', () => {
    const text = "const a = /a+$/gu;\nconst b = new RegExp('b', 'i');\nconst c = RegExp(`c${a}d`);\n";
    expect(patternsIn('x.ts', text)).toEqual([
      { source: 'a+$', flags: 'gu', place: 'x.ts:1' },
      { source: 'b', flags: 'i', place: 'x.ts:2' },
      { source: 'cxd', flags: '', place: 'x.ts:3' },
    ]);
  });

  it('reports a pattern whose source is known at run time only', () => {
    const text = 'const a = /a/;\nnew RegExp(a, "g");\nnew RegExp(typed);\nglobalThis.RegExp("b");\n';
    expect(patternsIn('x.ts', text)).toEqual([
      { source: 'a', flags: '', place: 'x.ts:1' },
      { source: undefined, flags: '', place: 'x.ts:3' },
      { source: 'b', flags: '', place: 'x.ts:4' },
    ]);
  });

  it('finds the patterns of a contract at any depth', () => {
    const contract = { schemas: { Vote: { properties: { email: { pattern: '@' } } } } };
    expect(patternsOfContract(contract, 'c')).toEqual([
      { source: '@', flags: 'u', place: 'c/schemas/Vote/properties/email' },
    ]);
  });
});

describe('the check of patterns', () => {
  it.each([
    ['the e-mail pattern that once held the event loop for seconds', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$'],
    ['nested repetition', '^(a+)+$'],
    ['trailing spaces', '\\s+$'],
  ])('refuses %s', (_what, pattern) => {
    expect(checkSync(pattern, 'u').status).toBe('vulnerable');
  });

  it('accepts a pattern whose parts cannot overlap', () => {
    expect(checkSync('^[^\\s@]+@(?:[^\\s@.]+\\.)+[^\\s@.]{2,}$', 'u').status).toBe('safe');
  });
});
