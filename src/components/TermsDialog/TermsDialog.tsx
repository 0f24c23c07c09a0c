import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
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
  const content = useRef<HTMLDivElement>(null);
  // The dialog has no trigger of its own: return the focus to the element that had it before.
  const before = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, which injects a style sheet that the content security policy refuses. */}
        <div className={notice.scrim}>
          <div className={notice.place}>
            <Dialog.Content
              ref={content}
              aria-modal
              aria-describedby={undefined}
              className={`${notice.dialog} ${styles.wide}`}
              onOpenAutoFocus={(event) => {
                // Focus the start of the text, not the buttons.
                event.preventDefault();
                content.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (before.current instanceof HTMLElement) before.current.focus();
              }}
            >
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
            </Dialog.Content>
          </div>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
