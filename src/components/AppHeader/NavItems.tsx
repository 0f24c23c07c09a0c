import * as styles from './AppHeader.css.ts';

export type NavItem = { href: string; label: string };

type Props = {
  items: readonly NavItem[];
  path: string;
  /** `href` of the item that the current page belongs to. */
  section: string | undefined;
};

export function NavItems({ items, path, section }: Props) {
  return (
    <ul className={styles.items}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <a
            className={styles.item}
            href={href}
            aria-current={href === path ? 'page' : href === section || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
