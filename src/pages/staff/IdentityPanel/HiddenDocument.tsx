import * as styles from './IdentityPanel.css.ts';

/** Stands where a document would: blurred shapes of a card, with no byte of any. */
export const HiddenDocument = () => (
  <div aria-hidden className={styles.hidden}>
    <div className={styles.face} />
    <div className={styles.lines}>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.shortLine} />
    </div>
  </div>
);
