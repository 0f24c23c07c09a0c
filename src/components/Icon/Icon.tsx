import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

type Props = {
  /** One icon of the set, imported by itself: `import Moon from 'lucide-react/icons/moon'`. */
  of: LucideIcon;
  size?: keyof typeof styles.size;
  /** Turns the icon round in Arabic. */
  mirror?: boolean;
};

/** A drawing beside words, never instead of them: it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 'md', mirror = false }: Props) {
  const classes = [styles.icon, styles.size[size], mirror && styles.mirrored].filter(Boolean);
  return <Drawing className={classes.join(' ')} strokeWidth={1.75} aria-hidden focusable={false} />;
}
