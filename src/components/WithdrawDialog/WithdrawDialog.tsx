import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import * as Dialog from '@radix-ui/react-dialog';
import { DialogFrame } from '../NoticeDialog/DialogFrame.tsx';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm.tsx';

export type WithdrawDialogProps = WithdrawFormProps & { title: string };

/** Asks before an entry is withdrawn. Mounted while open. */
export function WithdrawDialog({ title, ...form }: WithdrawDialogProps) {
  // The frame focuses the start of the text: the consequences come before the answer.
  return (
    <DialogFrame role="alertdialog" onClose={() => form.busy === undefined && form.onCancel()}>
      <div className={notice.words}>
        <span className={notice.kind.warning}>
          <Icon of={TriangleAlert} size="lg" />
        </span>
        <Dialog.Title className={notice.title}>{title}</Dialog.Title>
      </div>
      <WithdrawForm {...form} />
    </DialogFrame>
  );
}
