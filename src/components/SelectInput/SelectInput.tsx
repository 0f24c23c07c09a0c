import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SelectInput.css.ts';

export type Choice = { value: string; label: string };

export type SelectInputProps = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'value' | 'onChange' | 'children'
> & {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  empty?: string | undefined;
};

/** A native select. It belongs in a Field, which gives it `id`, description and validity. */
export function SelectInput({ choices, value, onChange, empty, ...rest }: SelectInputProps) {
  return (
    <span className={styles.frame}>
      <select
        {...rest}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={styles.mark}>
        <Icon of={ChevronDown} size="sm" />
      </span>
    </span>
  );
}
