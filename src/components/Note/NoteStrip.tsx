import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Note.css.ts';

export type NoteStripProps = {
  kind?: keyof typeof styles.kind;
  icon: IconDrawing;
  title: ReactNode;
  /** A second, quieter sentence. */
  children?: ReactNode;
  /** One button or link, or two side by side. */
  action?: ReactNode;
  /** Its text is announced when it appears and when it changes; its action is not. */
  alert?: boolean | undefined;
};

/** A note with an icon of its own, for pages that must not load the icons of all kinds. */
export function NoteStrip({ kind = 'info', icon, title, children, action, alert }: NoteStripProps) {
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
