import { expect, it } from 'vitest';
import { stepHashes } from '../../../../tests/support/database/stepHashes.ts';
import released from './released.json' with { type: 'json' };

it('keeps every released step of the schema as it was released', async () => {
  const now = await stepHashes();
  const same = Object.fromEntries(Object.keys(released).map((name) => [name, now[name]]));
  expect(same).toEqual(released);
});
