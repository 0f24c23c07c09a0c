import { describe, expect, it } from 'vitest';
import type { KeyDeclaration } from '../../../domain/contract.ts';
import { checkpointSigner } from './checkpointHash.ts';
import { declareKey } from './keyDeclaration.ts';
import { isPinned, keyFingerprint, TrustedKeys } from './trustedKeys.ts';

const [a, b, c, other] = [1, 2, 3, 4].map((byte) => checkpointSigner(Buffer.alloc(32, byte)));
const names = new Map([a, b, c, other].map((signer, index) => [signer!.publicKey, 'abcx'[index]]));

/**
 * The first or second change of key: from `a` to `b` after checkpoint 10, from `b` to `c` after checkpoint
 * 20.
 */
const declared = (ordinal: number, changes: Partial<KeyDeclaration> = {}) => ({
  ordinal,
  at: 5,
  number: ordinal * 10,
  checkpoint_hash: `hash ${ordinal * 10}`,
  old_key: (ordinal === 1 ? a : b)!.publicKey,
  new_key: (ordinal === 1 ? b : c)!.publicKey,
  reason: null,
  ...changes,
});
const first = declareKey(declared(1), b!, a!);
const second = declareKey(declared(2), c!, b!);

/** For the checkpoints 1, 10, 11, 20 and 21, the names of the keys that may sign them. */
function trusted(pinned: string, declarations: readonly KeyDeclaration[]): string[] {
  const keys = new TrustedKeys(pinned, declarations);
  return [1, 10, 11, 20, 21].map((number) =>
    [...names]
      .filter(([public_key]) => keys.trusts({ number, hash: `hash ${number}`, public_key }))
      .map(([, name]) => name)
      .join(''),
  );
}

describe('trust in the keys of checkpoints', () => {
  it('has a short name for each key, the start of its hash', () => {
    expect(keyFingerprint(a!.publicKey)).toBe('34750f98bd59fcfc946da45aaabe933b');
    expect([
      isPinned(a!.publicKey, a!.publicKey),
      isPinned(keyFingerprint(a!.publicKey), a!.publicKey),
      isPinned(b!.publicKey, a!.publicKey),
    ]).toEqual([true, true, false]);
  });

  it('is in the pinned key alone while none is declared', () => {
    expect(trusted(a!.publicKey, [])).toEqual(['a', 'a', 'a', 'a', 'a']);
    expect(trusted(keyFingerprint(b!.publicKey), [])).toEqual(['b', 'b', 'b', 'b', 'b']);
  });

  it.each([
    ['the first key', a!.publicKey],
    ['the middle key', keyFingerprint(b!.publicKey)],
    ['the last key', c!.publicKey],
  ])('reaches each key in its own time from %s', (_, pinned) => {
    expect(trusted(pinned, [first, second])).toEqual(['a', 'a', 'b', 'b', 'c']);
  });

  it('is in no key where the pinned one is unknown', () => {
    expect(trusted(other!.publicKey, [first, second])).toEqual(['', '', '', '', '']);
  });

  it('does not reach beyond a lost key, which vouched for no next one', () => {
    const lost = declareKey(declared(2), c!, null);
    expect(trusted(a!.publicKey, [first, lost])).toEqual(['a', 'a', 'b', 'b', '']);
    expect(trusted(c!.publicKey, [first, lost])).toEqual(['a', 'a', 'b', 'b', 'c']);
  });

  it('does not reach beyond a declaration that another key signed, forward and back', () => {
    const forged = declareKey(declared(1), other!, other!);
    expect(trusted(a!.publicKey, [forged, second])).toEqual(['a', 'a', '', '', '']);
    expect(trusted(c!.publicKey, [forged, second])).toEqual(['', '', 'b', 'b', 'c']);
  });

  it('does not reach beyond a declaration that does not continue the one before', () => {
    const apart = declareKey(declared(1, { new_key: other!.publicKey }), other!, a!);
    expect(trusted(a!.publicKey, [apart, second])).toEqual(['a', 'a', '', '', '']);
    expect(trusted(c!.publicKey, [apart, second])).toEqual(['', '', 'b', 'b', 'c']);
  });

  it('holds for the declared last checkpoint of a key, and no other with its number', () => {
    const keys = new TrustedKeys(a!.publicKey, [first, second]);
    const signed = (number: number, hash: string) => keys.trusts({ number, hash, public_key: a!.publicKey });
    expect([signed(10, 'hash 10'), signed(10, 'another'), signed(9, 'another')]).toEqual([true, false, true]);
  });
});
