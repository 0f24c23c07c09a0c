import type { ReactNode } from 'react';
import { NoticeDialog } from '../NoticeDialog/NoticeDialog.tsx';

export type ConfirmDialogProps = {
  title: string;
  /** What confirming does, and what it keeps. */
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  cancel: string;
  onCancel: () => void;
};

/** Asks before something is removed; the cancel button has the focus. Mounted while open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <NoticeDialog kind="warning" destructive {...props} />;
}
