import type { Asked } from './accountWorld.ts';

/** Bodies that an operation cannot read, each with the status of the reply. */
export const unreadable: readonly (readonly [status: number, Asked])[] = [
  [400, { body: '{' }],
  [413, { body: 'x'.repeat(70_000) }],
  [415, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  [422, { body: {} }],
];
