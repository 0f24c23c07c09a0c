import * as styles from './EditAction.css.ts';

type Props = {
  children: string;
  /** Accessible name; it must begin with the visible text. */
  label: string;
  /** The page to edit on; without it, `onEdit` opens the editor here. */
  href?: string;
  onEdit?: () => void;
};

/** A quiet link or button that edits the value shown on the same line. */
export function EditAction({ children, label, href, onEdit }: Props) {
  if (href === undefined) {
    return (
      <button type="button" className={styles.edit} aria-label={label} onClick={onEdit}>
        {children}
      </button>
    );
  }
  return (
    <a className={styles.edit} href={href} aria-label={label}>
      {children}
    </a>
  );
}
