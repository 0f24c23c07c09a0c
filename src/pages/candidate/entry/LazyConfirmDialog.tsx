import { Suspense } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { ConfirmDialogProps } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { lazyPart } from '../../../parts/lazyPart.ts';

const fetchDialog = () => import('../../../components/ConfirmDialog/ConfirmDialog.tsx');

/** Prefetches the dialog, so that it is there when needed. */
export function prefetchConfirmDialog(): void {
  // A failed prefetch is retried when the dialog is needed.
  fetchDialog().catch(() => {});
}

const Dialog = lazyPart<ConfirmDialogProps>(
  () => fetchDialog().then((dialog) => ({ default: dialog.ConfirmDialog })),
  PlainQuestion,
);

/** A confirmation over the page; if the dialog cannot load, it is shown in the page. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function PlainQuestion({ title, children, confirm, onConfirm, cancel, onCancel }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="danger" onClick={onConfirm}>
        {confirm}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </>
  );
  return (
    <Note alert kind="warning" title={title} action={actions}>
      {children}
    </Note>
  );
}
