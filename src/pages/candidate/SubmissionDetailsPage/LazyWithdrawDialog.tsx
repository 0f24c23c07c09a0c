import { lazy, Suspense } from 'react';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { WithdrawDialogProps } from '../../../components/WithdrawDialog/WithdrawDialog.tsx';
import { WithdrawForm } from '../../../components/WithdrawDialog/WithdrawForm.tsx';

const Dialog = lazy(() =>
  import('../../../components/WithdrawDialog/WithdrawDialog.tsx').then(
    ({ WithdrawDialog }) => ({ default: WithdrawDialog }),
    () => ({ default: PlainQuestion }),
  ),
);

/** The question over the page; if the dialog cannot load, it is shown in the page. */
export function LazyWithdrawDialog(props: WithdrawDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

const PlainQuestion = ({ title, ...form }: WithdrawDialogProps) => (
  <Panel title={title}>
    <WithdrawForm {...form} />
  </Panel>
);
