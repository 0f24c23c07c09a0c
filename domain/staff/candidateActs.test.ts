import { expect, it } from 'vitest';
import { type ActableCandidate, candidateKinds, candidateStop, readCandidateAct } from './candidateActs.ts';

const free: ActableCandidate = {
  account: { suspended_at: null },
  isErasing: false,
  isElsewhere: false,
  isMatched: false,
  hasDuplicate: false,
};

it.each([
  ['is there', free, null, ['suspend', 'hand_out', 'erase']],
  ['is matched', { ...free, isMatched: true }, null, ['suspend', 'recover', 'hand_out', 'erase']],
  ['has a duplicate', { ...free, hasDuplicate: true }, null, ['suspend', 'merge', 'hand_out', 'erase']],
  [
    'is suspended',
    { ...free, account: { suspended_at: 1 }, isMatched: true },
    null,
    ['unsuspend', 'hand_out', 'erase'],
  ],
  ['was erased', { ...free, account: null, isElsewhere: true }, 'no_account', []],
  ['is being erased', { ...free, isErasing: true, isElsewhere: true }, 'erasing', []],
  ['is used elsewhere too', { ...free, isElsewhere: true }, 'elsewhere', []],
] as const)('offers what fits an account that %s', (_, candidate, stop, kinds) => {
  expect([candidateStop(candidate), candidateKinds(candidate)]).toEqual([stop, kinds]);
});

const texts = { reason: ' Lost  both ', field: 'email', contact: ' Huda@Example.om ', other: '' } as const;

it('reads a contact for a recovery only', () => {
  const reason = 'Lost both';
  expect(readCandidateAct('erase', { ...texts, contact: '' })).toEqual({
    values: { kind: 'erase', reason, contact: null, other: null },
  });
  expect(readCandidateAct('recover', texts)).toEqual({
    values: { kind: 'recover', reason, contact: { field: 'email', value: 'Huda@Example.om' }, other: null },
  });
});

it('names each field that is wrong', () => {
  expect(readCandidateAct('suspend', { ...texts, reason: '', contact: '' })).toEqual({
    errors: { reason: 'publicReason' },
  });
  expect(readCandidateAct('recover', { ...texts, reason: '', contact: 'huda' })).toEqual({
    errors: { reason: 'publicReason', contact: 'emailInvalid' },
  });
  expect(readCandidateAct('merge', texts)).toEqual({ errors: { other: 'otherCandidate' } });
  const phone = { ...texts, field: 'phone_number', contact: '' } as const;
  expect(readCandidateAct('recover', phone)).toEqual({ errors: { contact: 'phoneRequired' } });
});

it('reads the other candidate for a merge only', () => {
  const other = 'N'.repeat(22);
  const values = { reason: 'Lost both', contact: null };
  expect(readCandidateAct('merge', { ...texts, other })).toEqual({
    values: { ...values, kind: 'merge', other },
  });
  expect(readCandidateAct('erase', { ...texts, other })).toEqual({
    values: { ...values, kind: 'erase', other: null },
  });
});
