import { lazy, Suspense } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { ConfirmDialogProps } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Note } from '../../../components/Note/Note.tsx';

const fetchDialog = () => import('../../../components/ConfirmDialog/ConfirmDialog.tsx');

/** It is fetched once the page stands, and is there when it is needed. */
export function fetchAsk(): void {
  // What does not come now is asked for again then.
  fetchDialog().catch(() => {});
}

const Dialog = lazy(() =>
  fetchDialog().then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: PlainQuestion }),
  ),
);

/** A question over the page; where the dialog itself cannot be fetched, it stands on the page. */
export function Ask(props: ConfirmDialogProps) {
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
