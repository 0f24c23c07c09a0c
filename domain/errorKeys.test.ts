import { describe, expect, it } from 'vitest';
import { errorKey, errorKeys } from './errorKeys.ts';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from './errors.ts';

const all = [
  messageError('x', { status: 400 }),
  unauthenticated({ status: 401 }),
  messageError('x', { status: 403 }),
  httpError({ status: 500 }),
  httpError({ status: 503 }),
  timeoutError,
  networkError,
  fieldErrors({}, { status: 422 }),
  httpError({ status: 404 }),
];

describe('what a failure says (section 8)', () => {
  it('after a vote: one sentence for each kind, and never a failure when the outcome is unknown', () => {
    expect(all.map((error) => errorKey('voteSubmission', error))).toEqual([
      'pay:submission.invalid',
      'pay:submission.unauthorized',
      'pay:submission.notAllowed',
      'pay:submission.server',
      'pay:submission.server',
      'pay:submission.timeout',
      'pay:submission.network',
      'pay:submission.failed',
      'pay:submission.failed',
    ]);
  });

  it('when the list fails: always the same', () => {
    expect(new Set(all.map((error) => errorKey('votingList', error)))).toEqual(
      new Set(['vote:fallback.loadFailed']),
    );
  });

  it('anywhere else: the general sentence', () => {
    expect(new Set(all.map((error) => errorKey('generic', error)))).toEqual(
      new Set(['common:somethingWentWrong']),
    );
  });

  it('comes from the listed keys only', () => {
    const flows = ['votingList', 'voteSubmission', 'generic'] as const;
    const answered = new Set(flows.flatMap((flow) => all.map((error) => errorKey(flow, error))));
    expect(answered).toEqual(new Set(errorKeys));
  });
});
