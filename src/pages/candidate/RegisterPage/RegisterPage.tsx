import { useMachine } from '@xstate/react';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition, CompetitionDetails } from '../../../../domain/contract.ts';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { registrationMachine } from '../../../machines/registration/registrationMachine.ts';
import { useLeaveGuard } from '../leaving/useLeaveGuard.ts';
import {
  ClosedRegistration,
  ConsentDialog,
  EnteredRegistration,
  LeaveUpload,
  ReceivedRegistration,
  RegisterAside,
  SendingForm,
} from './lazyParts.tsx';
import type { RegisterActor } from './registerActor.ts';
import type { SentLinkPart } from './ReceivedRegistration.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterHead } from './RegisterHead.tsx';
import * as styles from './RegisterPage.css.ts';

export type RegisterPageProps = {
  registration: typeof registrationMachine;
  /** The competition as known before it loads, from the link, a draft or the server's page; null if unknown. */
  preview: Competition | null;
  SentLink: SentLinkPart;
};

/** A candidate registers for a competition (specification section 2 "Registration"). */
export function RegisterPage({ registration, preview, SentLink }: RegisterPageProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(registration);
  const { formError, fieldErrors, account } = snapshot.context;
  // Deferred: React renders the form in slices, so that the browser can paint and respond in between.
  const loaded = useDeferredValue(snapshot.context.competition);
  const competition = snapshot.context.competition && loaded;
  const failed = formError !== null || Object.keys(fieldErrors).length > 0;
  useDocumentTitle(t('register.pageTitle'), failed ? 'failed' : 'page');
  if (account !== null && competition)
    return (
      <EventZone zone={competition.event.zone}>
        <Suspense>
          <ReceivedRegistration
            account={account}
            competition={competition}
            SentLink={SentLink}
            snapshot={snapshot}
            send={send}
          />
        </Suspense>
      </EventZone>
    );
  const known = competition ?? preview;
  return (
    <EventZone zone={known?.event.zone}>
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
    </EventZone>
  );
}

type RegisterBodyProps = RegisterActor & { competition: CompetitionDetails };

/** The form or its outcome, with the competition beside it. */
function RegisterBody({ competition, snapshot, send }: RegisterBodyProps) {
  const { t } = useTranslation('entries');
  const { context } = snapshot;
  const isSending = snapshot.matches('sending');
  const entered = snapshot.matches('entered') ? context.entry : null;
  if (entered !== null)
    return (
      <Suspense>
        <EnteredRegistration entry={entered} />
      </Suspense>
    );
  if (snapshot.matches('closed')) {
    const goBack = () => send({ type: 'notice.closed' });
    return (
      <Suspense>
        <ClosedRegistration competition={competition} now={context.now} onBack={goBack} />
      </Suspense>
    );
  }
  const aside = (
    <Suspense>
      <RegisterAside competition={competition} context={context} />
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
      <Suspense>
        {isSending ? (
          <SendingForm snapshot={snapshot} send={send} />
        ) : (
          <RegisterForm snapshot={snapshot} send={send} />
        )}
      </Suspense>
      <RegisterDialogs snapshot={snapshot} send={send} />
    </div>
  );
}

/** Dialogs over the form: a consent's text, and whether to leave an upload. */
function RegisterDialogs({ snapshot, send }: RegisterActor) {
  const { competition, consent } = snapshot.context;
  const [isLeft, setIsLeft] = useState(false);
  const isGuarded = snapshot.matches('sending') && !isLeft;
  const guard = useLeaveGuard(isGuarded);
  const leaveUpload = () => {
    guard.leave();
    setIsLeft(true);
  };
  return (
    <Suspense>
      {consent && competition && snapshot.matches({ filling: { form: 'reading' } }) && (
        <ConsentDialog
          consent={consent}
          competition={competition}
          onAccept={() => send({ type: 'consent.accepted' })}
          onClose={() => send({ type: 'dialog.closed' })}
        />
      )}
      {guard.isAsking && <LeaveUpload onStay={guard.stay} onLeave={leaveUpload} />}
    </Suspense>
  );
}
