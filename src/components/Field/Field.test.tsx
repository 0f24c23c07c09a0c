import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import { Field } from './Field.tsx';

const fieldWith = (changes: Partial<Parameters<typeof Field>[0]>) =>
  renderInLanguage(
    'en',
    <Field label="Phone" {...changes}>
      {(control) => <input {...control} />}
    </Field>,
  );

describe('a field', () => {
  it('labels its control, and adds no description without hint or error', () => {
    fieldWith({});
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('says that it is optional', () => {
    fieldWith({ optional: true });
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Phone (optional)');
  });

  it('describes the control by hint, then error, and marks it invalid', () => {
    fieldWith({ hint: 'Digits only', error: 'Phone number must contain digits only.' });
    const input = screen.getByRole('textbox');
    expect(input).toHaveAccessibleDescription('Digits only Phone number must contain digits only.');
    expect(input).toBeInvalid();
  });

  it('uses a given id for its control', () => {
    fieldWith({ id: 'phone_number', error: 'Wrong' });
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'phone_number');
    expect(screen.getByText('Wrong')).toHaveAttribute('id', 'phone_number-error');
  });
});
