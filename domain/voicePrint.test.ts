import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VOICE_PRINT_BARS, VOICE_PRINT_LEVELS, voicePrint } from './voicePrint.ts';

const hashes = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

const hashOf = (bars: readonly number[]) => bars.map((bar) => (bar - 1).toString(16)).join('');

describe('a voice-print', () => {
  it('draws each digit of the hash as one bar', () => {
    expect(voicePrint('0123456789abcdef'.repeat(4))).toEqual(
      Array.from({ length: VOICE_PRINT_BARS }, (_, index) => (index % VOICE_PRINT_LEVELS) + 1),
    );
  });

  it('is the same at every drawing and stays within its levels', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const bars = voicePrint(hash);
        expect(voicePrint(hash)).toEqual(bars);
        expect(bars).toHaveLength(VOICE_PRINT_BARS);
        expect(bars.every((bar) => Number.isInteger(bar) && bar >= 1 && bar <= VOICE_PRINT_LEVELS)).toBe(
          true,
        );
      }),
    );
  });

  it('belongs to one hash alone: the hash can be read back from it', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        expect(hashOf(voicePrint(hash))).toBe(hash);
      }),
    );
  });

  it('changes in one bar when one digit of the hash changes', () => {
    const place = fc.nat(VOICE_PRINT_BARS - 1);
    fc.assert(
      fc.property(hashes, place, fc.integer({ min: 1, max: 15 }), (hash, at, step) => {
        const digit = ((parseInt(hash[at] ?? '', 16) + step) % 16).toString(16);
        const other = voicePrint(hash.slice(0, at) + digit + hash.slice(at + 1));
        const changed = voicePrint(hash).flatMap((bar, index) => (bar === other[index] ? [] : [index]));
        expect(changed).toEqual([at]);
      }),
    );
  });

  it.each(['', 'f'.repeat(63), 'F'.repeat(64), 'g'.repeat(64)])('needs a whole hash, not “%s”', (text) => {
    expect(() => voicePrint(text)).toThrow(RangeError);
  });
});
