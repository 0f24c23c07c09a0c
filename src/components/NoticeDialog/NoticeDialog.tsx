import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import * as styles from './NoticeDialog.css.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export type NoticeDialogProps = {
  kind: keyof typeof icons;
  title: string;
  /** The consequence, and what the visitor can do. */
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  /** Label of the cancel button; Escape and a click on the backdrop cancel too. */
  cancel?: string;
  /** Runs on cancel, Escape and a click on the backdrop; left out, `onConfirm` runs then. */
  onCancel?: () => void;
  /** Text shown while the confirmed action runs; the dialog cannot be closed then. */
  busy?: string | undefined;
  /** Confirming removes something. */
  destructive?: boolean;
};

/** A notice to read before going on (specification section 2). Mounted while open. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { kind, title, children, confirm, onConfirm, cancel, onCancel = onConfirm, busy } = props;
  const { destructive = false } = props;
  const least = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      role={kind === 'warning' || kind === 'error' ? 'alertdialog' : 'dialog'}
      isDescribed
      first={() => least.current?.querySelector('button')}
      onClose={() => busy === undefined && onCancel()}
    >
      <div className={styles.words}>
        <span className={styles.kind[kind]}>
          <Icon of={icons[kind]} size="lg" />
        </span>
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        <Dialog.Description className={styles.message}>{children}</Dialog.Description>
      </div>
      <div className={styles.actions}>
        <div ref={cancel === undefined ? least : undefined} className={styles.action}>
          <Button variant={destructive ? 'danger' : 'primary'} size="lg" onClick={onConfirm} busy={busy}>
            {confirm}
          </Button>
        </div>
        {cancel !== undefined && (
          <div ref={least} className={styles.action}>
            <Button variant="secondary" size="lg" onClick={onCancel}>
              {cancel}
            </Button>
          </div>
        )}
      </div>
    </DialogFrame>
  );
}
