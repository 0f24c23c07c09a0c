import type { Asked } from './accountWorld.ts';

/** Request bodies that the server must refuse as unreadable, each with the expected status. */
export const unreadable: readonly (readonly [status: number, Asked])[] = [
  [400, { body: '{' }],
  [413, { body: 'x'.repeat(2_000_000) }],
  [415, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  [422, { body: {} }],
];
