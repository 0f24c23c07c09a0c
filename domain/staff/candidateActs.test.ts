import { expect, it } from 'vitest';
import { type ActableCandidate, candidateKinds, candidateStop } from './candidateActs.ts';

const free: ActableCandidate = { account: { suspended_at: null }, isErasing: false, isElsewhere: false };

it.each([
  ['is there', free, null, ['suspend', 'hand_out', 'erase']],
  ['is suspended', { ...free, account: { suspended_at: 1 } }, null, ['unsuspend', 'hand_out', 'erase']],
  ['was erased', { ...free, account: null, isElsewhere: true }, 'no_account', []],
  ['is being erased', { ...free, isErasing: true, isElsewhere: true }, 'erasing', []],
  ['is used elsewhere too', { ...free, isElsewhere: true }, 'elsewhere', []],
] as const)('offers what fits an account that %s', (_, candidate, stop, kinds) => {
  expect([candidateStop(candidate), candidateKinds(candidate)]).toEqual([stop, kinds]);
});
