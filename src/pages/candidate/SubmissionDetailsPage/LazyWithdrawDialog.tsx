import { Suspense } from 'react';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { WithdrawDialogProps } from '../../../components/WithdrawDialog/WithdrawDialog.tsx';
import { WithdrawForm } from '../../../components/WithdrawDialog/WithdrawForm.tsx';
import { lazyPart } from '../../../parts/lazyPart.ts';

const Dialog = lazyPart<WithdrawDialogProps>(
  () =>
    import('../../../components/WithdrawDialog/WithdrawDialog.tsx').then((dialog) => ({
      default: dialog.WithdrawDialog,
    })),
  PlainQuestion,
);

/** The question over the page; if the dialog cannot load, it is shown in the page. */
export function LazyWithdrawDialog(props: WithdrawDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function PlainQuestion({ title, ...form }: WithdrawDialogProps) {
  return (
    <Panel title={title}>
      <WithdrawForm {...form} />
    </Panel>
  );
}
