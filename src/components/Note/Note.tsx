import Check from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import Alert from '@lucide/icons/icons/octagon-alert';
import Warning from '@lucide/icons/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Note.css.ts';

const icons = { info: Info, warning: Warning, error: Alert, success: Check };

type Props = {
  kind?: keyof typeof icons;
  /** Replaces the kind's icon, for example with a clock. */
  icon?: IconDrawing;
  title: ReactNode;
  /** A second, quieter sentence. */
  children?: ReactNode;
  /** One button or link, or two side by side. */
  action?: ReactNode;
  /** Its text is announced when it appears and when it changes; its action is not. */
  alert?: boolean;
};

/** A permanent strip: what happened, and its consequence. Announced only as an alert. */
export function Note({ kind = 'info', icon = icons[kind], title, children, action, alert }: Props) {
  return (
    <div className={`${styles.note} ${styles.kind[kind]}`}>
      <Icon of={icon} size="lg" />
      <div className={styles.words} role={alert ? 'alert' : undefined}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
