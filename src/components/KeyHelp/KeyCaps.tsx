import * as styles from './KeyCaps.css.ts';

/** Keys that are pressed together, as they are printed on a keyboard. */
export const KeyCaps = ({ keys }: { keys: readonly string[] }) => (
  <bdi dir="ltr" className={styles.caps}>
    {keys.map((key) => (
      <kbd key={key} className={styles.cap}>
        {key}
      </kbd>
    ))}
  </bdi>
);
