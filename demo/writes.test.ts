import { expect, it } from 'vitest';
import { quickWrites as serverQuickWrites, writes as serverWrites } from '../server/start/writes.ts';
import { quickWrites, writes } from './writes.ts';

it('the demo has every write of the server, and the shorter ways of all that have one', () => {
  expect(writes).toMatchObject(serverWrites);
  expect(quickWrites).toBe(serverQuickWrites);
});
