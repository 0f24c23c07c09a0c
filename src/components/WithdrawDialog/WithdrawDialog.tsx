import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';

export type WithdrawDialogProps = WithdrawFormProps & { title: string };

/** Asks before an entry is withdrawn. Mounted while open. */
export function WithdrawDialog({ title, ...form }: WithdrawDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // The dialog has no trigger of its own: return the focus to the element that had it before.
  const before = useRef<Element>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || form.busy !== undefined || form.onCancel()}>
      <Dialog.Portal>
        {/* Replaces the library's overlay, which injects a style sheet that the content security policy refuses. */}
        <div className={notice.scrim}>
          <div className={notice.place}>
            <Dialog.Content
              ref={content}
              role="alertdialog"
              aria-modal
              aria-describedby={undefined}
              className={notice.dialog}
              onOpenAutoFocus={(event) => {
                // Focus the start of the text: the consequences come before the answer.
                event.preventDefault();
                before.current = document.activeElement;
                content.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (before.current instanceof HTMLElement) before.current.focus();
              }}
            >
              <div className={notice.words}>
                <span className={notice.kind.warning}>
                  <Icon of={TriangleAlert} size="lg" />
                </span>
                <Dialog.Title className={notice.title}>{title}</Dialog.Title>
              </div>
              <WithdrawForm {...form} />
            </Dialog.Content>
          </div>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
