import { createElement } from 'react';
import * as styles from './Icon.css.ts';

type Props = {
  /** One icon, imported by itself: `import moon from '@lucide/icons/icons/moon'`. */
  of: IconDrawing;
  size?: keyof typeof styles.size;
  /** Mirrors the icon in Arabic. */
  mirror?: boolean;
};

/** Decorative and hidden from screen readers: text or an accessible name must say the same. */
export function Icon({ of: { node }, size = 'md', mirror = false }: Props) {
  const classes = [styles.icon, styles.size[size], mirror && styles.mirrored].filter(Boolean);
  return (
    <svg
      className={classes.join(' ')}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {node.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}

type Attributes = Readonly<Record<string, string>>;

/** An icon as data: its shapes in a 24 × 24 box. */
export type IconDrawing = {
  readonly name: string;
  readonly node: readonly (readonly [shape: string, attributes: Attributes])[];
};
