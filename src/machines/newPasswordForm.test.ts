import { describe, expect, it } from 'vitest';
import { errorsAfterEdit, newPasswordErrors } from './newPasswordForm.ts';

const values = (new_password: string, confirm_password: string) => ({ new_password, confirm_password });
const mismatch = { confirm_password: { code: 'passwordMismatch' } };

describe('a new password', () => {
  it('and its repetition are required', () => {
    expect(newPasswordErrors(values('', ''))).toEqual({
      new_password: { code: 'newPasswordRequired' },
      confirm_password: { code: 'confirmPasswordRequired' },
    });
  });

  it.each([
    ['Sh0rt!', 'passwordShort'],
    ['blue-kettle-9', 'passwordUpper'],
    ['Bluekettle9', 'passwordSpecial'],
  ])('"%s" is refused for %s', (password, code) => {
    expect(newPasswordErrors(values(password, password))).toEqual({ new_password: { code } });
  });

  it('must be repeated exactly', () => {
    expect(newPasswordErrors(values('Blue-kettle-9', 'Blue-kettle-9 '))).toEqual(mismatch);
    expect(newPasswordErrors(values('Blue-kettle-9', 'Blue-kettle-9'))).toEqual({});
  });
});

describe('an edit', () => {
  it('reports at once whether the two match', () => {
    expect(errorsAfterEdit({}, 'confirm_password', values('Blue-kettle-9', 'B'))).toEqual(mismatch);
    expect(errorsAfterEdit(mismatch as never, 'new_password', values('B', 'B'))).toEqual({});
  });

  it('clears only the error of its field', () => {
    const fieldErrors = {
      new_password: { sentence: 'Used before' },
      current_password: { sentence: 'Wrong' },
    };
    expect(errorsAfterEdit(fieldErrors, 'new_password', values('x', ''))).toEqual({
      current_password: { sentence: 'Wrong' },
    });
    expect(errorsAfterEdit(fieldErrors, 'current_password', values('x', ''))).toEqual({
      new_password: { sentence: 'Used before' },
    });
  });

  it("keeps the server's error of the repetition while the other field is edited", () => {
    const fieldErrors = { confirm_password: { sentence: 'Odd' } };
    expect(errorsAfterEdit(fieldErrors, 'new_password', values('x', 'x'))).toEqual(fieldErrors);
  });
});
