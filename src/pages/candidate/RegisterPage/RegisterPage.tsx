import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../domain/contract.ts';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import { useLeaveGuard } from '../ProfilePage/useLeaveGuard.ts';
import { useUnsavedGuard } from '../ProfilePage/useUnsavedGuard.ts';
import type { RegisterActor } from './registerActor.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterHead } from './RegisterHead.tsx';
import * as styles from './RegisterPage.css.ts';

/** What stands beside the form and what comes after it, fetched once the form stands. */
const later = {
  aside: () => import('./RegisterAside.tsx'),
  closed: () => import('./ClosedRegistration.tsx'),
  leave: () => import('./LeaveUpload.tsx'),
  consent: () => import('./ConsentDialog.tsx'),
  sending: () => import('./SendingForm.tsx'),
  received: () => import('./ReceivedRegistration.tsx'),
};
const RegisterAside = lazy(() => later.aside().then(({ RegisterAside: Part }) => ({ default: Part })));
const ClosedRegistration = lazy(() =>
  later.closed().then(({ ClosedRegistration: Part }) => ({ default: Part })),
);
const LeaveUpload = lazy(() => later.leave().then(({ LeaveUpload: Part }) => ({ default: Part })));
const ConsentDialog = lazy(() => later.consent().then(({ ConsentDialog: Part }) => ({ default: Part })));
const SendingForm = lazy(() => later.sending().then(({ SendingForm: Part }) => ({ default: Part })));
const ReceivedRegistration = lazy(() =>
  later.received().then(({ ReceivedRegistration: Part }) => ({ default: Part })),
);

export type RegisterPageProps = {
  registration: typeof registrationMachine;
  /** What led here told of it; null until it is known. */
  told: Competition | null;
};

/** A candidate registers for a competition (specification section 2 "Registration"). */
export function RegisterPage({ registration, told }: RegisterPageProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(registration);
  const { competition, trouble, faults, account } = snapshot.context;
  const failed = trouble !== null || Object.keys(faults).length > 0;
  useDocumentTitle(t('register.pageTitle'), failed ? 'failed' : 'page');
  useEffect(() => {
    // What does not come now is asked for again when it is needed.
    for (const part of Object.values(later)) part().catch(() => {});
  }, []);
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
        <Form snapshot={snapshot} send={send} />
      ) : snapshot.matches('failed') ? (
        <RetryPanel
          message={snapshot.context.sentence ?? t('register.failed')}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      ) : (
        <Skeleton kind="row" count={6} label={t('register.loading')} />
      )}
    </div>
  );
}

function Form({ snapshot, send }: RegisterActor) {
  const { t } = useTranslation('entries');
  const { competition, consent, now } = snapshot.context;
  const isSending = snapshot.matches('sending');
  const [left, setLeft] = useState(false);
  useUnsavedGuard(isSending && !left);
  const guard = useLeaveGuard(isSending && !left);
  if (!competition) return null;
  if (snapshot.matches('closed'))
    return (
      <Suspense>
        <ClosedRegistration
          competition={competition}
          now={now}
          onBack={() => send({ type: 'notice.closed' })}
        />
      </Suspense>
    );
  const aside = (
    <Suspense>
      <RegisterAside competition={competition} context={snapshot.context} />
    </Suspense>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.wide}>{aside}</div>
      {!isSending && (
        <details className={styles.narrow}>
          <summary className={styles.summary}>{t('register.aside.title')}</summary>
          {aside}
        </details>
      )}
      {isSending ? (
        <Suspense>
          <SendingForm snapshot={snapshot} send={send} />
        </Suspense>
      ) : (
        <RegisterForm snapshot={snapshot} send={send} />
      )}
      {consent && snapshot.matches({ filling: { form: 'reading' } }) && (
        <Suspense>
          <ConsentDialog
            consent={consent}
            competition={competition}
            onAccept={() => send({ type: 'consent.accepted' })}
            onClose={() => send({ type: 'dialog.closed' })}
          />
        </Suspense>
      )}
      {guard.isAsking && (
        <Suspense>
          <LeaveUpload
            onStay={guard.stay}
            onLeave={() => {
              guard.leave();
              setLeft(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
