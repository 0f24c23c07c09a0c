import * as styles from './EditAction.css.ts';

type Props = {
  children: string;
  /** What is edited, for whoever does not see where this stands; it begins with the visible word. */
  label: string;
  /** The page where it is edited; else `onEdit` opens it here. */
  href?: string;
  onEdit?: () => void;
};

/** A quiet way back to something given before, at the end of the line that shows it. */
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
