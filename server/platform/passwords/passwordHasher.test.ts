import { afterEach, expect, it } from 'vitest';
import { isWeak } from './argon2.ts';
import { passwordHasher } from './passwordHasher.ts';

let hasher = passwordHasher();
afterEach(() => {
  hasher.close();
  hasher = passwordHasher();
});

it('hashes and verifies passwords in another process', async () => {
  const phc = await hasher.hash('Blue-kettle-9');
  expect(isWeak(phc)).toBe(false);
  expect(
    await Promise.all(['Blue-kettle-9', 'blue-kettle-9'].map((each) => hasher.verify(each, phc))),
  ).toEqual([true, false]);
});

it('reports that it could not verify, not that the password is wrong', async () => {
  await expect(hasher.verify('x', 'plain')).rejects.toThrow('The password could not be hashed.');
  const phc = await hasher.hash('x');
  const waiting = hasher.verify('x', phc);
  hasher.close();
  await expect(waiting).rejects.toMatchObject({ statusCode: 503 });
  expect(await hasher.verify('x', phc)).toBe(true);
});
