import { expect, it } from 'vitest';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from './errors.ts';
import { submissionFailure } from './submissionFailure.ts';

it('gives a failed vote one sentence for each kind, and never a failure when the outcome is unknown', () => {
  expect(
    [
      messageError('x', { status: 400 }),
      unauthenticated({ status: 401 }),
      messageError('x', { status: 403 }),
      httpError({ status: 500 }),
      httpError({ status: 503 }),
      timeoutError,
      networkError,
      fieldErrors({}, { status: 422 }),
      httpError({ status: 404 }),
    ].map(submissionFailure),
  ).toEqual([
    'invalid',
    'unauthorized',
    'notAllowed',
    'server',
    'server',
    'timeout',
    'network',
    'failed',
    'failed',
  ]);
});
