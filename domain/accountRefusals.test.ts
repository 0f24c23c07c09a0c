import { describe, expect, it } from 'vitest';
import {
  forgotRefusal,
  loginRefusal,
  newPasswordRefusal,
  passwordChangeRefusal,
  refusalOf,
  formErrorOf,
} from './accountRefusals.ts';
import {
  fieldErrors,
  httpError,
  messageError,
  networkError,
  timeoutError,
  unauthenticated,
} from './errors.ts';

const said = (message: string, code?: string) => messageError(message, { status: 422, code });
const fields = (errors: Record<string, string[]>, message?: string) =>
  fieldErrors(errors, { status: 422 }, message);

describe('a refused login (specification section 8)', () => {
  it.each([
    ['Invalid credentials.', 'invalidCredentials'],
    ['The password is WRONG', 'invalidCredentials'],
    ['User not found', 'accountNotFound'],
    ['Your account is suspended', 'suspended'],
  ])('"%s" has the words "%s"', (message, word) => {
    expect(loginRefusal(said(message))).toEqual({ fieldErrors: {}, formError: { word } });
  });

  it.each([
    ['invalid_credentials', 'invalidCredentials'],
    ['account_suspended', 'suspended'],
  ])('is known by the code %s in whatever language it is said', (code, word) => {
    expect(loginRefusal(said('…', code)).formError).toEqual({ word });
  });

  it('shows any other message as it is, and fields with "validation failed"', () => {
    expect(loginRefusal(said('The choir is asleep')).formError).toEqual({ sentence: 'The choir is asleep' });
    expect(loginRefusal(fields({ civil_id: ['Too long', 'Odd'], password: ['Needed'] }))).toEqual({
      fieldErrors: { civil_id: { sentence: 'Too long' }, password: { sentence: 'Needed' } },
      formError: { word: 'validationFailed' },
    });
  });

  it('takes a 401 for wrong credentials, and what cannot be named for a failed login', () => {
    expect(
      [unauthenticated({ status: 401 }), httpError({ status: 404 })].map((error) => loginRefusal(error)),
    ).toEqual([
      { fieldErrors: {}, formError: { word: 'invalidCredentials' } },
      { fieldErrors: {}, formError: { word: 'loginFailed' } },
    ]);
  });
});

describe('a refused forgotten password', () => {
  it('joins the messages of a field with spaces, under the server’s message or "email not found"', () => {
    const errors = { civil_id: ['Unknown.', 'Look again.'], contact_method: ['No e-mail.'] };
    const noted = { civil_id: { sentence: 'Unknown. Look again. No e-mail.' } };
    expect(forgotRefusal(fields(errors))).toEqual({
      fieldErrors: noted,
      formError: { word: 'emailNotFound' },
    });
    expect(forgotRefusal(fields(errors, 'Not so.'))).toEqual({
      fieldErrors: noted,
      formError: { sentence: 'Not so.' },
    });
  });

  it('shows a message at its field alone', () => {
    const errors = { civil_id: ['Nobody has this number.'] };
    expect(forgotRefusal(fields(errors, 'Nobody has this number.'))).toEqual({
      fieldErrors: { civil_id: { sentence: 'Nobody has this number.' } },
      formError: null,
    });
  });

  it('otherwise shows the server’s message, or that something went wrong', () => {
    expect(forgotRefusal(said('Later.')).formError).toEqual({ sentence: 'Later.' });
    expect(forgotRefusal(httpError({ status: 404 })).formError).toEqual({ word: 'somethingWentWrong' });
  });
});

it('A registration that is refused without a word says that it failed', () => {
  const refusal = refusalOf(httpError({ status: 413 }), ['civil_id'], 'registrationFailed');
  expect(refusal).toEqual({ fieldErrors: {}, formError: { word: 'registrationFailed' } });
});

it('A call of a session that is over asks to log in again', () => {
  expect(passwordChangeRefusal(unauthenticated({ status: 401 })).formError).toEqual({ word: 'unauthorized' });
});

describe('a refused change of password', () => {
  it('shows the first message of each field, and those of unknown fields as a whole', () => {
    const errors = { new_password: ['Short', 'Plain'], throttle: ['Slow down', 'x'], other: ['Odd'] };
    expect(passwordChangeRefusal(fields(errors))).toEqual({
      fieldErrors: { new_password: { sentence: 'Short' } },
      formError: { sentence: 'Slow down Odd' },
    });
  });

  it('shows a sentence once that the server gives for several fields', () => {
    const errors = {
      new_password: ['Too short'],
      password: ['Too short'],
      throttle: ['Wait'],
      limit: ['Wait'],
    };
    expect(passwordChangeRefusal(fields(errors))).toEqual({
      fieldErrors: { new_password: { sentence: 'Too short' } },
      formError: { sentence: 'Wait' },
    });
  });

  it('asks to look at the fields when all that was said stands under one', () => {
    expect(newPasswordRefusal(fields({ confirm_password: ['Other'] }))).toEqual({
      fieldErrors: { confirm_password: { sentence: 'Other' } },
      formError: { word: 'highlighted' },
    });
  });

  it.each(['The current password is not right.', 'Old password differs', 'Password incorrect'])(
    'puts "%s" under the current password',
    (message) => {
      expect(passwordChangeRefusal(said(message))).toEqual({
        fieldErrors: { current_password: { sentence: message } },
        formError: null,
      });
    },
  );

  it('knows the current password by its code, and lets other messages stand as a whole', () => {
    expect(passwordChangeRefusal(said('غير صحيحة', 'wrong_password')).fieldErrors).toEqual({
      current_password: { sentence: 'غير صحيحة' },
    });
    expect(passwordChangeRefusal(said('Not today'))).toEqual({
      fieldErrors: {},
      formError: { sentence: 'Not today' },
    });
  });
});

it('gives only failures of the server a reference', () => {
  const reply = { requestId: 'r-7' };
  expect([
    formErrorOf(httpError({ status: 500, ...reply })),
    formErrorOf(messageError('Later.', { status: 503, ...reply })),
    formErrorOf(messageError('No.', { status: 403, ...reply })),
    formErrorOf(networkError),
  ]).toEqual([
    { word: 'server', reference: 'r-7' },
    { sentence: 'Later.', reference: 'r-7' },
    { sentence: 'No.' },
    { word: 'network' },
  ]);
});

it('names how long to wait only where the server asks for it', () => {
  const wait = { status: 429, retryAfterMs: 840_000 };
  expect([
    loginRefusal(messageError('Too many.', { ...wait, code: 'too_many_attempts' })).formError,
    forgotRefusal(httpError(wait)).formError,
    formErrorOf(messageError('Later.', { ...wait, status: 503 })),
  ]).toEqual([
    { sentence: 'Too many.', waitMs: 840_000 },
    { word: 'tooManyRequests', waitMs: 840_000 },
    { sentence: 'Later.' },
  ]);
});

it('What kept the server from saying anything is named for what it is', () => {
  const errors = [networkError, timeoutError, httpError({ status: 503 }), httpError({ status: 429 })];
  expect(errors.map((error) => formErrorOf(error))).toEqual([
    { word: 'network' },
    { word: 'timeout' },
    { word: 'server' },
    { word: 'tooManyRequests' },
  ]);
});
