import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TextInput, type TextKind } from './TextInput.tsx';

function Typed({ kind, first = '' }: { kind: TextKind; first?: string }) {
  const [value, setValue] = useState(first);
  return <TextInput aria-label="value" kind={kind} value={value} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('a text input', () => {
  it('converts Arabic-Indic and Persian digits to Latin in numeric fields', async () => {
    render(<Typed kind="tel" />);
    await userEvent.type(input(), '+٩٦٨ ۹۱۲۳');
    expect(input()).toHaveValue('+968 9123');
  });

  it('accepts a pasted number with spaces', async () => {
    render(<Typed kind="digits" />);
    await userEvent.click(input());
    await userEvent.paste('٩١٢٣ ٤٥٦٧');
    expect(input()).toHaveValue('9123 4567');
  });

  it('keeps the caret after a digit typed in the middle', async () => {
    render(<Typed kind="tel" first="9167" />);
    await userEvent.type(input(), '٢', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([input().value, input().selectionStart]).toEqual(['91267', 3]);
  });

  it('keeps the digits of a sentence as typed', async () => {
    render(<Typed kind="text" />);
    await userEvent.type(input(), 'مبنى ٧');
    expect(input()).toHaveValue('مبنى ٧');
  });

  it('shows e-mail addresses, numbers and codes left to right in both languages', () => {
    const directions = (['text', 'email', 'tel', 'code', 'digits'] as const).map((kind) => {
      const { unmount } = render(<Typed kind={kind} />);
      const dir = input().getAttribute('dir');
      unmount();
      return dir;
    });
    expect(directions).toEqual(['auto', 'ltr', 'ltr', 'ltr', 'ltr']);
  });
});
