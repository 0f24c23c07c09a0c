import * as styles from './AppHeader.css.ts';

export type NavItem = { href: string; label: string };

type Props = { items: readonly NavItem[]; path: string };

export function NavItems({ items, path }: Props) {
  return (
    <ul className={styles.items}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.item} href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
