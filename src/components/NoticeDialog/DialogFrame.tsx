import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as styles from './NoticeDialog.css.ts';

type Props = {
  /** The accessible name. */
  label: string;
  className: string;
  onClose: () => void;
  /** What takes the focus at the start; by default the dialog itself. */
  first?: RefObject<HTMLElement | null>;
  /** What takes the focus at the end; by default what had it before. */
  last?: () => HTMLElement | null;
  children: ReactNode;
};

/** A dialog over the page, without words of its own. Mounted while open; Escape and a press beside it close it. */
export function DialogFrame({ label, className, onClose, first, last, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  // The dialog has no trigger of its own: return the focus to the element that had it before.
  const before = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, which injects a style sheet that the content security policy refuses. */}
        <div className={styles.scrim}>
          <div className={styles.place}>
            <Dialog.Content
              ref={content}
              aria-modal
              aria-describedby={undefined}
              className={`${styles.dialog} ${className}`}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                (first?.current ?? content.current)?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                const next = last?.() ?? before.current;
                if (next instanceof HTMLElement) next.focus();
              }}
            >
              <Dialog.Title className={styles.title}>{label}</Dialog.Title>
              {children}
            </Dialog.Content>
          </div>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
