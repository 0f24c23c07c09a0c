import { Suspense } from 'react';
import { Button } from '../Button/Button.tsx';
import { Note } from '../Note/Note.tsx';
import type { NoticeDialogProps } from './NoticeDialog.tsx';
import { lazyPart } from '../../parts/lazyPart.ts';

const fetchDialog = () => import('./NoticeDialog.tsx');

/** Prefetches the dialog, so that it is there when needed. */
export function prefetchNoticeDialog(): void {
  // A failed prefetch is retried when the dialog is needed.
  fetchDialog().catch(() => {});
}

const Dialog = lazyPart<NoticeDialogProps>(
  () => fetchDialog().then((dialog) => ({ default: dialog.NoticeDialog })),
  PlainNotice,
);

/** A notice over the page; if the dialog cannot load, it is shown in the page. */
export function LazyNoticeDialog(props: NoticeDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function PlainNotice(props: NoticeDialogProps) {
  const { kind, title, children, confirm, onConfirm, cancel, onCancel } = props;
  const action = (
    <>
      <Button variant="secondary" onClick={onConfirm}>
        {confirm}
      </Button>
      {cancel !== undefined && (
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </>
  );
  return (
    <Note alert kind={kind} title={title} action={action}>
      {children}
    </Note>
  );
}
