import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/pages/renderInLanguage.tsx';
import type { Language } from '../../i18n/language.ts';
import { VoteQuantity } from './VoteQuantity.tsx';

function Chosen({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <VoteQuantity value={value} onChange={setValue} unitPrice={500} />;
}

const showField = (first: string, language: Language = 'en') => {
  renderInLanguage(language, <Chosen first={first} />);
  return screen.getByRole('spinbutton');
};

async function valueAfter(first: string, keys: string): Promise<string> {
  const field = showField(first);
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  const { value } = field as HTMLInputElement;
  cleanup();
  return value;
}

describe('the number of votes', () => {
  it('shows Arabic-Indic and Persian digits as Latin ones', async () => {
    expect(await valueAfter('', '٧۵1')).toBe('751');
  });

  it.each(['25.5', '-5', '1e3', '1,000', '12 500', 'ten', '1234567'])(
    'keeps %s as it was pasted, instead of making a number of it',
    async (pasted) => {
      const field = showField('25');
      await userEvent.clear(field);
      await userEvent.paste(pasted);
      expect(field).toHaveValue(pasted);
    },
  );

  it('steps from zero where the text is no whole number', async () => {
    expect(await valueAfter('25.5', '{ArrowUp}')).toBe('1');
  });

  it('has no leading zeros, but can be zero or empty while typing', async () => {
    expect(await valueAfter('', '007')).toBe('7');
    expect(await valueAfter('', '0')).toBe('0');
    expect(await valueAfter('5', '{Backspace}')).toBe('');
  });

  it.each([
    ['{ArrowUp}', '26'],
    ['{ArrowDown}', '24'],
    ['{PageUp}', '35'],
    ['{PageDown}', '15'],
    ['{Home}', '1'],
    ['{End}', '10000'],
  ])('is stepped by %s like any spin button', async (key, votes) => {
    expect(await valueAfter('25', key)).toBe(votes);
  });

  it('stays between one and the limit of an order when stepped', async () => {
    expect(await valueAfter('3', '{PageDown}{ArrowDown}')).toBe('1');
    expect(await valueAfter('9999', '{PageUp}{ArrowUp}')).toBe('10000');
  });

  it('is stepped by two buttons, which are disabled at the limits', async () => {
    const field = showField('2');
    const fewer = screen.getByRole('button', { name: 'One vote fewer' });
    await userEvent.click(fewer);
    expect(field).toHaveValue('1');
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    expect(field).toHaveValue('1');
    await userEvent.click(screen.getByRole('button', { name: 'One vote more' }));
    expect(field).toHaveValue('2');
  });

  it('has its value and the price of a vote as text', () => {
    const field = showField('25', 'ar');
    expect(field).toHaveAttribute('aria-valuetext', '25 صوتًا');
    expect(field).toHaveAccessibleDescription(/0\.500.*للصوت الواحد، نحو 1\.30 دولار أمريكي/);
  });
});
