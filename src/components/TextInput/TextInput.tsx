import type { ChangeEvent, ComponentProps } from 'react';
import { toLatinDigits } from '../../../domain/digits.ts';
import * as styles from './TextInput.css.ts';

type Native = ComponentProps<'input'>;
type Own = 'className' | 'style' | 'type' | 'dir' | 'inputMode' | 'value' | 'defaultValue' | 'onChange';

const kinds = {
  /** A name or a sentence: takes the direction of the typed text. */
  text: { type: 'text', dir: 'auto', digits: false },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', digits: false },
  tel: { type: 'tel', inputMode: 'tel', dir: 'ltr', digits: true },
  /** Digits and Latin letters, such as a civil id or a passport number. */
  code: { type: 'text', dir: 'ltr', digits: true },
  digits: { type: 'text', inputMode: 'numeric', dir: 'ltr', digits: true },
} as const satisfies Record<
  string,
  { type: string; dir: string; inputMode?: Native['inputMode']; digits: boolean }
>;

export type TextKind = keyof typeof kinds;

export type TextInputProps = Omit<Native, Own> & {
  kind?: TextKind;
  value: string;
  /** The new text; numeric kinds convert typed and pasted digits to Latin. */
  onChange: (value: string) => void;
};

/** One line of text. It belongs in a Field, which gives it `id`, description and validity. */
export function TextInput({ kind = 'text', value, onChange, ...rest }: TextInputProps) {
  const { digits, ...native } = kinds[kind];
  const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(digits ? withLatinDigits(event.currentTarget) : event.currentTarget.value);
  const look = native.dir === 'ltr' ? `${styles.input} ${styles.leftToRight}` : styles.input;
  return <input {...rest} {...native} className={look} value={value} onChange={handleChange} />;
}

/** Rewrites digits in place: a value changed by the parent would move the caret to the end. */
function withLatinDigits(input: HTMLInputElement): string {
  const latin = toLatinDigits(input.value);
  if (latin === input.value) return latin;
  const { selectionStart, selectionEnd } = input;
  input.value = latin;
  input.setSelectionRange(selectionStart, selectionEnd);
  return latin;
}
