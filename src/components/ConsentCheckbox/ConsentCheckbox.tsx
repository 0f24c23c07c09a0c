import Check from '@lucide/icons/icons/check';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ConsentCheckbox.css.ts';

export type ConsentCheckboxProps = {
  id: string;
  /** A sentence with the link text in square brackets. */
  words: string;
  checked: boolean;
  /** Opens the text; only there can the box be ticked. */
  onOpen: () => void;
  onWithdraw: () => void;
  error?: string | undefined;
};

/** A consent: ticked in the text that it is about, unticked here (specification section 2). */
export function ConsentCheckbox({ id, words, checked, onOpen, onWithdraw, error }: ConsentCheckboxProps) {
  const [before = '', inside = '', after = ''] = words.split(/[[\]]/);
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.press}>
          {/* Controlled: a click alone does not tick it. */}
          <input
            id={id}
            type="checkbox"
            aria-labelledby={`${id}-words`}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            aria-invalid={error === undefined ? undefined : true}
            className={styles.box}
            checked={checked}
            onChange={checked ? onWithdraw : onOpen}
          />
          <span className={styles.tick}>{checked && <Icon of={Check} size="sm" />}</span>
        </span>
        <p id={`${id}-words`} className={styles.words}>
          {before}
          <button type="button" aria-haspopup="dialog" className={styles.link} onClick={onOpen}>
            {inside}
          </button>
          {after}
        </p>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
