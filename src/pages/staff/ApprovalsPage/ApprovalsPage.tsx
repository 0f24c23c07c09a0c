import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../../domain/staff/staffContract.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { approvalMachine } from '../../../machines/approval/approvalMachine.ts';
import { HandedLink } from '../HandedLink/HandedLink.tsx';
import { ApprovalItem } from './ApprovalItem.tsx';
import * as styles from './ApprovalsPage.css.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

export type ApprovalsPageProps = {
  approvals: typeof approvalMachine;
  /** Name of the organisation. */
  organisation: string;
};

const isOpen = ({ state }: Approval) => state === 'open';

/** Acts that wait for a second person: those that one may decide, one's own, and what became of the last ones. */
export function ApprovalsPage({ approvals, organisation }: ApprovalsPageProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(approvals);
  const { list, loadError, deciding, formError, given } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !list);
  useDocumentTitle(t('approvals.pageTitle'), isFailed ? 'failed' : 'page');
  const items = (shown: readonly Approval[]) =>
    shown.map((approval) => (
      <ApprovalItem
        key={approval.id}
        approval={approval}
        deciding={
          snapshot.matches('deciding') && deciding?.approval.id === approval.id ? deciding.decision : null
        }
        onDecide={(decision) => send({ type: 'decision.requested', decision, approval })}
      />
    ));
  const open = list?.data.filter(isOpen) ?? [];
  const over = list?.data.filter((each) => !isOpen(each)) ?? [];
  return (
    <StaffPage
      title={t('approvals.title')}
      lead={t('approvals.lead', { organisation })}
      action={
        <IconButton
          icon={RotateCw}
          label={t('people.refresh')}
          onClick={() => send({ type: 'refresh.requested' })}
        />
      }
    >
      {lingering && <Skeleton kind="row" count={2} label={t('people.loading')} />}
      {isFailed && (
        <RetryPanel message={t('people.failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {loadError && words.formError(loadError)}
        </RetryPanel>
      )}
      <FormErrorNote formError={formError} />
      {given && (
        <div className={styles.given}>
          <HandedLink
            {...(given.act === 'reset_owner' && { title: t('reset.linkTitle') })}
            text={
              given.act === 'reset_owner'
                ? t('reset.linkApproved', { email: given.email })
                : t('invite.linkText', { email: given.email, role: t('role.owner') })
            }
            link={given.link}
            isMailed={given.isMailed}
            close={t('approvals.linkKept')}
            onClose={() => send({ type: 'link.kept' })}
          />
        </div>
      )}
      {list && open.length === 0 && (
        <EmptyState title={t('approvals.empty')}>{t('approvals.emptyMore')}</EmptyState>
      )}
      {open.length > 0 && (
        <section className={styles.section} aria-busy={isLoading || undefined}>
          <h2 className={styles.heading}>{t('approvals.open')}</h2>
          {items(open)}
        </section>
      )}
      {over.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('approvals.over')}</h2>
          {items(over)}
        </section>
      )}
      {deciding && snapshot.matches('confirming') && (
        <DecisionDialog
          {...deciding}
          onConfirm={() => send({ type: 'decision.confirmed' })}
          onCancel={() => send({ type: 'decision.cancelled' })}
        />
      )}
    </StaffPage>
  );
}
