import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage.tsx';
import { Field } from './Field.tsx';

const field = (changes: Partial<Parameters<typeof Field>[0]>) =>
  renderInLanguage(
    'en',
    <Field label="Phone" {...changes}>
      {(control) => <input {...control} />}
    </Field>,
  );

describe('a field', () => {
  it('names its control and describes it by nothing when there is nothing to add', () => {
    field({});
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('says in words that it is optional', () => {
    field({ optional: true });
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Phone (optional)');
  });

  it('describes the control by hint, then error, and marks it wrong', () => {
    field({ hint: 'Digits only', error: 'Phone number must contain digits only.' });
    const input = screen.getByRole('textbox');
    expect(input).toHaveAccessibleDescription('Digits only Phone number must contain digits only.');
    expect(input).toBeInvalid();
  });

  it('can be found from outside by a given id', () => {
    field({ id: 'phone_number', error: 'Wrong' });
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'phone_number');
    expect(screen.getByText('Wrong')).toHaveAttribute('id', 'phone_number-error');
  });
});
