import type { Asked } from './accountWorld.ts';

/** The replies of an operation to a body that it cannot read. */
export const unreadable: readonly (readonly [status: number, Asked])[] = [
  [400, { body: '{' }],
  [413, { body: 'x'.repeat(70_000) }],
  [415, { body: 'x', headers: { 'content-type': 'text/plain' } }],
  [422, { body: {} }],
];
