import { describe, expect, it } from 'vitest';
import { faultsAfterEdit, newPasswordFaults } from './newPasswordForm.ts';

const values = (new_password: string, confirm_password: string) => ({ new_password, confirm_password });
const mismatch = { confirm_password: { problem: 'passwordMismatch' } };

describe('a new password', () => {
  it('and its repetition are required', () => {
    expect(newPasswordFaults(values('', ''))).toEqual({
      new_password: { problem: 'newPasswordRequired' },
      confirm_password: { problem: 'confirmPasswordRequired' },
    });
  });

  it.each([
    ['Sh0rt!', 'passwordShort'],
    ['blue-kettle-9', 'passwordUpper'],
    ['Bluekettle9', 'passwordSpecial'],
  ])('"%s" is refused for %s', (password, problem) => {
    expect(newPasswordFaults(values(password, password))).toEqual({ new_password: { problem } });
  });

  it('must be repeated letter for letter', () => {
    expect(newPasswordFaults(values('Blue-kettle-9', 'Blue-kettle-9 '))).toEqual(mismatch);
    expect(newPasswordFaults(values('Blue-kettle-9', 'Blue-kettle-9'))).toEqual({});
  });
});

describe('an edit', () => {
  it('says at once whether the two agree', () => {
    expect(faultsAfterEdit({}, 'confirm_password', values('Blue-kettle-9', 'B'))).toEqual(mismatch);
    expect(faultsAfterEdit(mismatch as never, 'new_password', values('B', 'B'))).toEqual({});
  });

  it('clears what was said of its field, and of no other', () => {
    const faults = { new_password: { sentence: 'Used before' }, current_password: { sentence: 'Wrong' } };
    expect(faultsAfterEdit(faults, 'new_password', values('x', ''))).toEqual({
      current_password: { sentence: 'Wrong' },
    });
    expect(faultsAfterEdit(faults, 'current_password', values('x', ''))).toEqual({
      new_password: { sentence: 'Used before' },
    });
  });

  it('keeps what the server said of the repetition while the other is edited', () => {
    const faults = { confirm_password: { sentence: 'Odd' } };
    expect(faultsAfterEdit(faults, 'new_password', values('x', 'x'))).toEqual(faults);
  });
});
