import type { ChangeEvent, ComponentProps } from 'react';
import { toLatinDigits } from '../../../domain/digits.ts';
import * as styles from './TextInput.css.ts';

type Native = ComponentProps<'input'>;
type Own = 'className' | 'style' | 'type' | 'dir' | 'inputMode' | 'value' | 'defaultValue' | 'onChange';

/** `digits`: converts typed and pasted digits to Latin. */
type Kind = { type: string; dir?: 'auto' | 'ltr'; inputMode?: Native['inputMode']; digits?: true };

const kinds = {
  /** A name or a sentence: takes the direction of the typed text. */
  text: { type: 'text', dir: 'auto' },
  email: { type: 'email' },
  tel: { type: 'tel', digits: true },
  /** Digits and Latin letters, such as a civil id or a passport number. */
  code: { type: 'text', digits: true },
  digits: { type: 'text', inputMode: 'numeric', digits: true },
  /** An amount with decimals. */
  decimal: { type: 'text', inputMode: 'decimal', digits: true },
  /** A date as `YYYY-MM-DD`. */
  day: { type: 'date' },
  /** Date and time of day as `YYYY-MM-DDTHH:mm`, of no zone. */
  moment: { type: 'datetime-local' },
} satisfies Record<string, Kind>;

export type TextKind = keyof typeof kinds;

export type TextInputProps = Omit<Native, Own> & {
  kind?: TextKind;
  value: string;
  /** The new text; numeric kinds convert typed and pasted digits to Latin. */
  onChange: (value: string) => void;
};

/** One line of text. It belongs in a Field, which gives it `id`, description and validity. */
export function TextInput({ kind = 'text', value, onChange, ...rest }: TextInputProps) {
  const { digits, dir = 'ltr', ...native }: Kind = kinds[kind];
  const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(digits ? withLatinDigits(event.currentTarget) : event.currentTarget.value);
  const look = dir === 'ltr' ? `${styles.input} ${styles.leftToRight}` : styles.input;
  return <input {...rest} {...native} dir={dir} className={look} value={value} onChange={handleChange} />;
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
