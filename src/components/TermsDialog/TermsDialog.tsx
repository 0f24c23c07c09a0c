import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import * as styles from './TermsDialog.css.ts';

export type TermsDialogProps = {
  title: string;
  /** What one consents to. */
  children: ReactNode;
  accept: string;
  onAccept: () => void;
  close: string;
  onClose: () => void;
};

/** Something to read, and to accept or not. Mounted while it is open. */
export function TermsDialog({ title, children, accept, onAccept, close, onClose }: TermsDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // It has no trigger of its own: what was under the hand before gets the focus back.
  const before = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* Not the library's overlay: that writes a style sheet into the page, which the page refuses. */}
        <div className={notice.scrim}>
          <div className={notice.place}>
            <Dialog.Content
              ref={content}
              aria-modal
              aria-describedby={undefined}
              className={`${notice.dialog} ${styles.wide}`}
              onOpenAutoFocus={(event) => {
                // Read from its beginning, not from its buttons.
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
