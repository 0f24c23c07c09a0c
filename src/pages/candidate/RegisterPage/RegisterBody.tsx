import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { ClosedRegistration, RegisterAside, SendingForm } from './laterParts.tsx';
import type { RegisterActor } from './registerActor.ts';
import { RegisterDialogs } from './RegisterDialogs.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import * as styles from './RegisterPage.css.ts';

type Props = RegisterActor & { competition: CompetitionDetails };

/** The form or its outcome, with the competition beside it. */
export function RegisterBody({ competition, snapshot, send }: Props) {
  const { t } = useTranslation('entries');
  const { context } = snapshot;
  const isSending = snapshot.matches('sending');
  if (snapshot.matches('closed')) {
    const back = () => send({ type: 'notice.closed' });
    return (
      <Suspense>
        <ClosedRegistration competition={competition} now={context.now} onBack={back} />
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
