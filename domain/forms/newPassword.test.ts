import { describe, expect, it } from 'vitest';
import { isRepeated, readNewPassword } from './newPassword.ts';

const values = (new_password: string, confirm_password = new_password) => ({
  new_password,
  confirm_password,
});

describe('a new password and its repetition', () => {
  it('are both required, and nothing else is said of what is empty', () => {
    expect(readNewPassword(values(''))).toEqual({
      new_password: ['newPasswordRequired'],
      confirm_password: ['confirmPasswordRequired'],
    });
  });

  it('get every error, in order', () => {
    expect(readNewPassword(values('kettle', 'Kettle'))).toEqual({
      new_password: ['passwordShort', 'passwordUpper', 'passwordSpecial'],
      confirm_password: ['passwordMismatch'],
    });
  });

  it('may be anything else that is not known of its owner', () => {
    expect(readNewPassword(values('Blue-kettle-9'))).toEqual({ new_password: [], confirm_password: [] });
    const owner = { civilId: '12840275', fullName: 'Huda' };
    expect(readNewPassword(values('Blue-12840275'), owner)).toEqual({
      new_password: ['passwordPersonal'],
      confirm_password: [],
    });
  });

  it('agree letter for letter, spaces included', () => {
    expect([isRepeated(values('Blue-9')), isRepeated(values('Blue-9', 'Blue-9 '))]).toEqual([true, false]);
  });
});
