import { describe, expect, it } from 'vitest';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from '../../domain/errors.ts';
import { saysMissing, saysUnauthenticated, sentenceOf, reportOf, noReport } from './loadFailure.ts';

describe('a failed load', () => {
  it.each([
    ['a number that is none', httpError({ status: 400 }), true],
    ['one that the server does not know', httpError({ status: 404 }), true],
    ['one that it does not know, in words', messageError('No such event', { status: 404 }), true],
    ['a server that failed', httpError({ status: 500 }), false],
    ['a login that is needed', unauthenticated({ status: 401 }), false],
    ['a connection that broke', networkError, false],
    ['an answer that did not come', timeoutError, false],
  ])('is missing or not: %s', (_, error, isMissing) => {
    expect(saysMissing(error)).toBe(isMissing);
  });

  it.each([
    ['by its status', unauthenticated({ status: 401 }), true],
    ['in a message alone', messageError('Unauthenticated.', { status: 500 }), true],
    [
      'not in a message about something else',
      messageError('You are unauthenticated here', { status: 500 }),
      false,
    ],
    ['not in a refusal of fields', fieldErrors({ name: ['Unauthenticated.'] }, { status: 422 }), false],
  ])('asks for a login: %s', (_, error, asks) => {
    expect(saysUnauthenticated(error)).toBe(asks);
  });

  it('has a reference if a server answered', () => {
    expect([
      reportOf(messageError('No.', { status: 500, requestId: 'r-7' })),
      reportOf(networkError),
    ]).toEqual([{ sentence: 'No.', reference: 'r-7' }, noReport]);
  });

  it("has the server's own sentence, where it sent one", () => {
    expect(sentenceOf(messageError('The choir is asleep.', { status: 500 }))).toBe('The choir is asleep.');
    expect([sentenceOf(networkError), sentenceOf(httpError({ status: 503 }))]).toEqual([null, null]);
  });
});
