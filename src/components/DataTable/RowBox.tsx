import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { box } from '../Checkbox/Checkbox.css.ts';
import * as styles from './DataTable.css.ts';

export type RowBoxProps = {
  label: string;
  checked: boolean;
  /** Some of the rows are chosen. */
  isMixed?: boolean;
  onPress: (event: MouseEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The box that chooses a row, or all of them. */
export function RowBox({ label, checked, isMixed = false, onPress, onKeyDown }: RowBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // There is no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.boxPlace}>
      <input
        ref={input}
        type="checkbox"
        className={box}
        aria-label={label}
        checked={checked}
        data-chooser={onKeyDown && ''}
        // A change has no modifier keys; the press has.
        onChange={() => {}}
        onClick={onPress}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
