import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../NoticeDialog/DialogFrame.tsx';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import * as styles from './TermsDialog.css.ts';

export type TermsDialogProps = {
  title: string;
  /** The text to consent to. */
  children: ReactNode;
  accept: string;
  onAccept: () => void;
  close: string;
  onClose: () => void;
};

/** A text to accept or decline. Mounted while open. */
export function TermsDialog({ title, children, accept, onAccept, close, onClose }: TermsDialogProps) {
  // The frame focuses the start of the text, not the buttons.
  return (
    <DialogFrame className={styles.wide} onClose={onClose}>
      <Dialog.Title className={notice.title}>{title}</Dialog.Title>
      <div className={styles.text}>{children}</div>
      <div className={notice.actions}>
        <div className={notice.action}>
          <Button size="lg" onClick={onAccept}>
            {accept}
          </Button>
        </div>
        <div className={notice.action}>
          <Button variant="secondary" size="lg" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
