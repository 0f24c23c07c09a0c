import Check from '@lucide/icons/icons/check';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ConsentCheckbox.css.ts';

export type ConsentCheckboxProps = {
  id: string;
  /** A whole sentence with what is to be read in square brackets. */
  words: string;
  checked: boolean;
  /** It is to be read: only from there can it be ticked. */
  onOpen: () => void;
  onWithdraw: () => void;
  error?: string | undefined;
};

/** A consent: ticked where one has read what it is to, unticked right here (specification section 2). */
export function ConsentCheckbox({ id, words, checked, onOpen, onWithdraw, error }: ConsentCheckboxProps) {
  const [before = '', inside = '', after = ''] = words.split(/[[\]]/);
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.press}>
          {/* It shows what stands: a press alone does not tick it. */}
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
