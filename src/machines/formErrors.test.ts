import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../../domain/accountRefusals.ts';
import { hasNoFieldErrors, withoutBanner, withoutFieldError } from './formErrors.ts';

describe("the errors of a form's fields", () => {
  const fieldErrors: FieldErrors<'civil_id' | 'password'> = {
    civil_id: { code: 'civilIdRequired' },
    password: { sentence: 'Too many tries' },
  };

  it('are cleared only for the edited field', () => {
    expect(withoutFieldError(fieldErrors, 'civil_id')).toEqual({ password: { sentence: 'Too many tries' } });
    expect(Object.keys(fieldErrors)).toEqual(['civil_id', 'password']);
  });

  it('stay if the edited field had none', () => {
    expect(
      withoutFieldError<FieldErrors<'civil_id' | 'password'>>(
        { password: fieldErrors.password! },
        'civil_id',
      ),
    ).toEqual({
      password: { sentence: 'Too many tries' },
    });
  });

  it('are empty only if no field has one', () => {
    expect([
      hasNoFieldErrors(fieldErrors),
      hasNoFieldErrors(withoutFieldError(fieldErrors, 'password')),
      hasNoFieldErrors({}),
    ]).toEqual([false, false, true]);
  });
});

describe('the banner over refused fields', () => {
  it('is removed, and other form errors stay', () => {
    expect(withoutBanner({ word: 'highlighted' })).toBeNull();
    expect(withoutBanner({ word: 'network' })).toEqual({ word: 'network' });
    expect(withoutBanner({ sentence: 'highlighted' })).toEqual({ sentence: 'highlighted' });
    expect(withoutBanner(null)).toBeNull();
  });
});
