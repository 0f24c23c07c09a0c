import { describe, expect, it } from 'vitest';
import {
  fieldErrors,
  httpError,
  isAppError,
  messageError,
  networkError,
  statusOf,
  timeoutError,
  unauthenticated,
} from './errors.ts';

const reply = { status: 422, code: 'unprocessable', requestId: 'r1' };

describe('errors', () => {
  it('carry what the reply said', () => {
    expect(fieldErrors({ email: ['Taken'] }, reply, 'Check the fields')).toEqual({
      kind: 'fieldErrors',
      fields: { email: ['Taken'] },
      message: 'Check the fields',
      ...reply,
    });
    expect(messageError('Not today', { status: 403 })).toEqual({
      kind: 'message',
      message: 'Not today',
      status: 403,
    });
  });

  it('know their status when there was a reply', () => {
    const all = [
      fieldErrors({}, reply),
      messageError('', { status: 400 }),
      unauthenticated({ status: 401 }),
      httpError({ status: 503, retryAfterMs: 2_000 }),
      networkError,
      timeoutError,
    ];
    expect(all.map(statusOf)).toEqual([422, 400, 401, 503, undefined, undefined]);
    expect(all.every(isAppError)).toBe(true);
  });

  it('are distinct from any other thrown value', () => {
    expect(
      [new Error('x'), undefined, null, 'http', { kind: 'other' }, { status: 500 }].some(isAppError),
    ).toBe(false);
  });
});
