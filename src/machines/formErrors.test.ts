import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../../domain/accountRefusals.ts';
import { hasNoFieldErrors, withoutBanner, withoutFieldError } from './formErrors.ts';

describe('what is wrong with the fields of a form', () => {
  const fieldErrors: FieldErrors<'civil_id' | 'password'> = {
    civil_id: { code: 'civilIdRequired' },
    password: { sentence: 'Too many tries' },
  };

  it('is cleared of the field that is edited, and of no other', () => {
    expect(withoutFieldError(fieldErrors, 'civil_id')).toEqual({ password: { sentence: 'Too many tries' } });
    expect(Object.keys(fieldErrors)).toEqual(['civil_id', 'password']);
  });

  it('stays as it is when nothing was said of the edited field', () => {
    expect(
      withoutFieldError<'civil_id' | 'password'>({ password: fieldErrors.password! }, 'civil_id'),
    ).toEqual({
      password: { sentence: 'Too many tries' },
    });
  });

  it('has no field errors only when no field has one', () => {
    expect([
      hasNoFieldErrors(fieldErrors),
      hasNoFieldErrors(withoutFieldError(fieldErrors, 'password')),
      hasNoFieldErrors({}),
    ]).toEqual([false, false, true]);
  });
});

describe('the banner over refused fields', () => {
  it('goes, and whatever else was said stays', () => {
    expect(withoutBanner({ word: 'highlighted' })).toBeNull();
    expect(withoutBanner({ word: 'network' })).toEqual({ word: 'network' });
    expect(withoutBanner({ sentence: 'highlighted' })).toEqual({ sentence: 'highlighted' });
    expect(withoutBanner(null)).toBeNull();
  });
});
