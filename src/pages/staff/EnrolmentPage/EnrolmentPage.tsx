import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StaffEntry } from '../../../components/StaffEntry/StaffEntry.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { EnrolmentLink } from '../../../machines/staffEnrolment/enrolmentForm.ts';
import type { staffEnrolmentMachine } from '../../../machines/staffEnrolment/staffEnrolmentMachine.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import { CodesStep } from './CodesStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import * as styles from './EnrolmentPage.css.ts';
import { ProofStep } from './ProofStep.tsx';
import { stepsOf, viewOf } from './step.ts';
import { WaitingNote } from './WaitingNote.tsx';

export type EnrolmentPageProps = {
  enrolment: typeof staffEnrolmentMachine;
  /** Which link the address has; the title says it before the link is read. */
  kind: EnrolmentLink['kind'];
};

/** Makes a person of the staff by the link in the address, or resets the access of one, step by step. */
export function EnrolmentPage({ enrolment, kind }: EnrolmentPageProps) {
  const { t } = useTranslation('staff');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(enrolment);
  const { link, dead, formError } = snapshot.context;
  const title = t(`enrol.pageTitle.${kind}`);
  useViewFocus(viewOf(snapshot));
  useDocumentTitle(title, formError || dead ? 'failed' : 'page');
  const step = { snapshot, send, steps: stepsOf(kind) };
  if (snapshot.matches('describing')) return <DetailsStep {...step} />;
  if (snapshot.matches('proving') || snapshot.matches('submitting')) return <ProofStep {...step} />;
  if (snapshot.matches('keepingCodes')) return <CodesStep {...step} />;
  return (
    <StaffEntry title={title}>
      {snapshot.matches('readingLink') && <p className={styles.quiet}>{t('enrol.reading')}</p>}
      {snapshot.matches('unread') && (
        <RetryPanel message={t('enrol.unread')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('waiting') && link?.kind === 'reset' && (
        <WaitingNote link={link} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {dead && (
        <>
          <Note alert kind="error" title={t(`enrol.dead.${dead}`)} />
          <Button variant="secondary" full href={staffPaths.signIn}>
            {t('enrol.toSignIn')}
          </Button>
        </>
      )}
      {snapshot.matches('entered') && <Note alert kind="success" title={t('enrol.entered')} />}
    </StaffEntry>
  );
}
