import type { ComponentProps } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './IconButton.css.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'disabled'> & {
  icon: IconDrawing;
  /** Accessible name: the icon is hidden. */
  label: string;
  mirror?: boolean;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
};

/** A button that shows an icon; its label is its accessible name. */
export function IconButton({ icon, label, mirror = false, pressed, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.iconButton}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon of={icon} mirror={mirror} />
    </button>
  );
}
