import type { ReactNode } from 'react';
import { NoticeDialog } from '../NoticeDialog/NoticeDialog.tsx';

export type ConfirmDialogProps = {
  /** The question. */
  title: string;
  /** What a yes would do, and what it would leave alone. */
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  cancel: string;
  onCancel: () => void;
};

/** Asks before something is taken away; the focus is on leaving it where it is. Mounted while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <NoticeDialog kind="warning" destructive {...props} />;
}
