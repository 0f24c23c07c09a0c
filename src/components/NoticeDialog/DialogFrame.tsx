import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import * as styles from './NoticeDialog.css.ts';

type Props = {
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** Escape, and a press beside it. */
  onClose: () => void;
  /** A press beside it does not close it. */
  ignoresPress?: boolean;
  /** What takes the focus at the start; by default the dialog itself. */
  first?: () => HTMLElement | null | undefined;
  /** What takes the focus at the end; by default what had it before. */
  last?: () => HTMLElement | null;
  /** Whether it has a `Dialog.Description`. */
  isDescribed?: boolean;
  /** Its words, with a `Dialog.Title`. */
  children: ReactNode;
};

/** A dialog over the page. Mounted while open. */
export function DialogFrame(props: Props) {
  const { role = 'dialog', className = '', onClose, ignoresPress = false, first, last, isDescribed } = props;
  const content = useRef<HTMLDivElement>(null);
  // The dialog has no trigger of its own: return the focus to the element that had it before.
  const before = useRef<Element>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, which injects a style sheet that the content security policy refuses. */}
        <div className={styles.scrim}>
          <div className={styles.place}>
            <Dialog.Content
              ref={content}
              role={role}
              aria-modal
              {...(!isDescribed && { 'aria-describedby': undefined })}
              className={`${styles.dialog} ${className}`}
              onPointerDownOutside={(event) => ignoresPress && event.preventDefault()}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                before.current ??= document.activeElement;
                (first?.() ?? content.current)?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                const next = last?.() ?? before.current;
                if (next instanceof HTMLElement) next.focus();
              }}
            >
              {props.children}
            </Dialog.Content>
          </div>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
