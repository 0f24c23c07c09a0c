import X from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Choice } from '../SelectInput/SelectInput.tsx';
import * as styles from './FilterBar.css.ts';

/** A filter that a choice of its own cannot show, such as an id. */
export type FilterChip = { key: string; words: ReactNode; removeLabel: string; onRemove: () => void };

export type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string;
  chips?: readonly FilterChip[];
  /** Takes all filters away; undefined while there is none. */
  onClear?: (() => void) | undefined;
  clearLabel: string;
  /** `FilterSelect`, `FilterText` and `FilterDay`. */
  children: ReactNode;
};

/** The filters of a table, in one line above it. Each applies at once. */
export function FilterBar({ label, chips = [], onClear, clearLabel, children }: FilterBarProps) {
  return (
    <search aria-label={label} className={styles.bar}>
      {children}
      {chips.map(({ key, words, removeLabel, onRemove }) => (
        <span key={key} className={styles.chip}>
          <span className={styles.chipWords}>{words}</span>
          <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
            <Icon of={X} size="sm" />
          </button>
        </span>
      ))}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          {clearLabel}
        </Button>
      )}
    </search>
  );
}

/** Of an e-mail address, the longest text that a filter takes. */
const MOST_CHARACTERS = 254;

type SelectProps = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** The choice that filters nothing. */
  every?: string;
};

/** Filters by one of several values. */
export function FilterSelect({ label, choices, value, onChange, every }: SelectProps) {
  return (
    <label className={styles.filter} data-on={value !== '' || undefined}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.controlled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {every !== undefined && <option value="">{every}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type TextProps = {
  label: string;
  /** What can be typed. */
  hint: string;
  value: string;
  onChange: (text: string) => void;
};

/** Filters by a text, once it is complete: with Enter, on leaving the field, or when it is emptied. */
export function FilterText({ label, hint, value, onChange }: TextProps) {
  const apply = (text: string) => text.trim() !== value && onChange(text.trim());
  return (
    <label className={styles.filter} data-on={value !== '' || undefined}>
      <span className={styles.label}>{label}</span>
      <input
        // A text that the address takes away must leave the field, too.
        key={value}
        type="search"
        className={styles.typed}
        dir="auto"
        placeholder={hint}
        defaultValue={value}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onChange={({ currentTarget }) => currentTarget.value === '' && apply('')}
      />
    </label>
  );
}

/** While a year is typed digit by digit, browsers report years before this one. */
const FIRST_DAY = '2000-01-01';

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** Filters by a day (`YYYY-MM-DD`); empty for none. */
export function FilterDay({ label, value, onChange }: DayProps) {
  return (
    <label className={styles.filter} data-on={value !== '' || undefined}>
      <span className={styles.label}>{label}</span>
      <input
        // A day that the address takes away must leave the field, too; one that is being typed must stay.
        key={value}
        type="date"
        min={FIRST_DAY}
        className={styles.controlled}
        defaultValue={value}
        onChange={({ currentTarget }) => {
          const day = currentTarget.value;
          if (day >= FIRST_DAY || (day === '' && currentTarget.validity.valid)) onChange(day);
        }}
      />
    </label>
  );
}
