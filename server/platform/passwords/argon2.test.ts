import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DUMMY_HASH, hashPassword, isWeak, verifyPassword } from './argon2.ts';

describe('the hash of a password', () => {
  it('fits the password, letter for letter, and no other', async () => {
    const phc = await hashPassword('Blüe-kettle9');
    const tried = ['Blüe-kettle9', 'Blu\u0308e-kettle9', 'blüe-kettle9', 'Blüe-kettle9 ', ''];
    expect(await Promise.all(tried.map((password) => verifyPassword(password, phc)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is argon2id with 19 MiB and two passes, in the common notation, with a salt of its own', async () => {
    const [first, second] = [await hashPassword('x'), await hashPassword('x')];
    expect(first).not.toBe(second);
    const [, , version, parameters, salt = '', tag] = first.split('$');
    expect([version, parameters]).toEqual(['v=19', 'm=19456,t=2,p=1']);
    const nonce = Buffer.from(salt, 'base64');
    const again = argon2Sync('argon2id', {
      message: 'x',
      nonce,
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    expect(again.toString('base64').replaceAll('=', '')).toBe(tag);
  });

  it('shows when it was made with less work', async () => {
    expect(isWeak(await hashPassword('x'))).toBe(false);
    expect(isWeak(DUMMY_HASH.replace('t=2', 't=1'))).toBe(true);
    expect(isWeak(DUMMY_HASH.replace('m=19456', 'm=4096'))).toBe(true);
  });

  it('of an unknown account fits nothing', async () => {
    expect(await verifyPassword('x', DUMMY_HASH)).toBe(false);
    await expect(verifyPassword('x', 'plain')).rejects.toThrow('This is no hash of a password.');
  });
});
