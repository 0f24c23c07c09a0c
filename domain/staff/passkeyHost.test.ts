import { expect, it } from 'vitest';
import { passkeyHostOf } from './passkeyHost.ts';

it.each([
  ['https://staff.example', 'staff.example'],
  ['https://staff.example:8443', 'staff.example'],
  ['http://localhost:8080', 'localhost'],
  ['http://staff.localhost:8080', 'staff.localhost'],
  ['http://staff.example', null],
  ['http://127.0.0.1:8080', null],
  ['https://127.0.0.1', null],
  ['https://[::1]', null],
  ['https://notlocalhost', 'notlocalhost'],
  ['http://notlocalhost', null],
])('the passkeys of %s belong to %s', (origin, host) => {
  expect(passkeyHostOf(origin)).toBe(host);
});
