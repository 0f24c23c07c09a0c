import { describe, expect, it } from 'vitest';
import { codeAt, judgeCode, stepAt } from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(codeAt(secret, stepAt(second * 1_000))).toBe(code);
  });

  const now = 1_234_567_890_000;
  const step = stepAt(now);
  const verdict = (of: number, lastStep = 0) => judgeCode(secret, codeAt(secret, of), now, lastStep);

  it('is valid in its step and in the one before and after', () => {
    expect([step - 1, step, step + 1].map((of) => verdict(of))).toEqual([
      { kind: 'valid', step: step - 1 },
      { kind: 'valid', step },
      { kind: 'valid', step: step + 1 },
    ]);
  });

  it('is valid once, and none before it afterwards', () => {
    expect([verdict(step, step), verdict(step - 1, step), verdict(step + 1, step)]).toEqual([
      { kind: 'used' },
      { kind: 'used' },
      { kind: 'valid', step: step + 1 },
    ]);
  });

  it('shows a clock that is up to ten minutes off', () => {
    expect([-21, -20, -2, 2, 20, 21].map((off) => verdict(step + off).kind)).toEqual([
      'wrong',
      'clock',
      'clock',
      'clock',
      'clock',
      'wrong',
    ]);
  });

  it.each(['', '28708', '2870822', 'abcdef'])('is wrong as %j', (code) => {
    expect(judgeCode(secret, code, now, 0)).toEqual({ kind: 'wrong' });
  });
});
