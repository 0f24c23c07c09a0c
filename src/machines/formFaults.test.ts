import { describe, expect, it } from 'vitest';
import type { Faults } from '../../domain/accountRefusals.ts';
import { isFaultless, withoutBanner, withoutFault } from './formFaults.ts';

describe('what is wrong with the fields of a form', () => {
  const faults: Faults<'civil_id' | 'password'> = {
    civil_id: { problem: 'civilIdRequired' },
    password: { sentence: 'Too many tries' },
  };

  it('is cleared of the field that is edited, and of no other', () => {
    expect(withoutFault(faults, 'civil_id')).toEqual({ password: { sentence: 'Too many tries' } });
    expect(Object.keys(faults)).toEqual(['civil_id', 'password']);
  });

  it('stays as it is when nothing was said of the edited field', () => {
    expect(withoutFault<'civil_id' | 'password'>({ password: faults.password! }, 'civil_id')).toEqual({
      password: { sentence: 'Too many tries' },
    });
  });

  it('is nothing only when no field has a fault', () => {
    expect([isFaultless(faults), isFaultless(withoutFault(faults, 'password')), isFaultless({})]).toEqual([
      false,
      false,
      true,
    ]);
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
