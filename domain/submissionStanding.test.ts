import { expect, it } from 'vitest';
import { mediaOf, submissionOf } from '../tests/support/entries/submissionFacts.ts';
import {
  countByStatus,
  mayLookOtherwise,
  replaceOffer,
  shownState,
  shownStatus,
} from './submissionStanding.ts';

it('knows four statuses, and takes any other for rejected', () => {
  expect(['approved', 'pending', 'submitted', 'rejected', 'withdrawn', ''].map(shownStatus)).toEqual([
    'approved',
    'pending',
    'submitted',
    'rejected',
    'rejected',
    'rejected',
  ]);
});

it('shows why an entry takes no part in place of its status', () => {
  expect([shownState('approved', 'in'), shownState('approved', 'withdrawn')]).toEqual([
    'approved',
    'withdrawn',
  ]);
});

it('counts entries by status, without those that left', () => {
  const of = (submission_status: 'approved' | 'pending', standing: 'in' | 'withdrawn' = 'in') => ({
    submission_status,
    standing,
  });
  expect(countByStatus([of('pending'), of('approved'), of('pending'), of('approved', 'withdrawn')])).toEqual({
    approved: 1,
    pending: 2,
    submitted: 0,
    rejected: 0,
  });
});

const end = 1_000;
const offered = (
  status: 'approved' | 'pending',
  current_round_id: number,
  comp_end: number | null,
  now = 0,
  standing: 'in' | 'withdrawn' | 'disqualified' = 'in',
) => replaceOffer({ submission_status: status, standing, current_round_id, competition: { comp_end } }, now);

it('offers to replace what was approved in the first round, and asks for a new one otherwise', () => {
  expect([offered('approved', 1, end), offered('pending', 1, end), offered('approved', 2, end)]).toEqual([
    'replace',
    'uploadNew',
    'uploadNew',
  ]);
});

it('offers nothing from the very instant at which the competition ends, and always where no end is announced', () => {
  expect([999, 1_000, 1_001].map((now) => offered('approved', 1, end, now))).toEqual(['replace', null, null]);
  expect(offered('approved', 1, null, 9e15)).toBe('replace');
});

it('offers nothing for an entry that left', () => {
  expect([
    offered('approved', 1, end, 0, 'withdrawn'),
    offered('approved', 1, end, 0, 'disqualified'),
  ]).toEqual([null, null]);
});

it('looks again while a file or its replacement is being worked on', () => {
  const replacing = (state: 'converting' | 'playable') => ({
    submission_status: 'submitted' as const,
    reason: null,
    submission_details: mediaOf({ state }),
  });
  expect(
    [
      submissionOf(),
      submissionOf({ submission_details: mediaOf({ state: 'checking' }) }),
      submissionOf({ submission_details: mediaOf({ state: 'original' }) }),
      submissionOf({ submission_details: null }),
      submissionOf({ replacement: replacing('converting') }),
      submissionOf({ replacement: replacing('playable') }),
    ].map(mayLookOtherwise),
  ).toEqual([false, true, false, false, true, false]);
});
