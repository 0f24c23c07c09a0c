import { useMachine } from '@xstate/react';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../domain/contract.ts';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import { ReceivedRegistration } from './laterParts.tsx';
import { RegisterBody } from './RegisterBody.tsx';
import { RegisterHead } from './RegisterHead.tsx';
import * as styles from './RegisterPage.css.ts';

export type RegisterPageProps = {
  registration: typeof registrationMachine;
  /** What the link to this page carried; null if nothing. */
  told: Competition | null;
};

/** A candidate registers for a competition (specification section 2 "Registration"). */
export function RegisterPage({ registration, told }: RegisterPageProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(registration);
  const { formError, fieldErrors, account } = snapshot.context;
  // Deferred: React renders the form in slices, so that the browser can paint and respond in between.
  const competition = useDeferredValue(snapshot.context.competition);
  const failed = formError !== null || Object.keys(fieldErrors).length > 0;
  useDocumentTitle(t('register.pageTitle'), failed ? 'failed' : 'page');
  if (account !== null)
    return (
      <Suspense>
        <ReceivedRegistration account={account} onGoNow={() => send({ type: 'leave.requested' })} />
      </Suspense>
    );
  const known = competition ?? told;
  return (
    <div className={styles.page}>
      {known && <RegisterHead competition={known} />}
      {competition ? (
        <RegisterBody competition={competition} snapshot={snapshot} send={send} />
      ) : snapshot.matches('failed') ? (
        <RetryPanel
          message={snapshot.context.sentence ?? t('register.failed')}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      ) : (
        <div className={styles.columns}>
          <Skeleton kind="field" count={8} label={t('register.loading')} />
        </div>
      )}
    </div>
  );
}
