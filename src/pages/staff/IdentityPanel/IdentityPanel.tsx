import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { identityRevealMachine } from '../../../machines/identityReveal/identityRevealMachine.ts';
import { FactList } from '../RecordView/FactList.tsx';
import { useLetterKey } from '../RecordView/useLetterKey.ts';
import { HiddenDocument } from './HiddenDocument.tsx';
import { IdentityDialog } from './IdentityDialog.tsx';
import { LastVerdict } from './LastVerdict.tsx';
import * as styles from './IdentityPanel.css.ts';

export type IdentityPanelProps = {
  look: typeof identityRevealMachine;
  /** The name of the person who looks: it stands across the document. */
  viewer: string;
  /** Whether keys of one character work. */
  hasSingles: boolean;
  /** The time zone of the event. */
  zone: string;
};

const closed = ['loading', 'failed', 'hidden', 'signedOut'] as const;

/** What is kept of a candidate's identity, and a look at the document. */
export function IdentityPanel({ look, viewer, hasSingles, zone }: IdentityPanelProps) {
  const { t } = useTranslation('staffIdentity');
  const words = useErrorWords();
  const format = useFormat(zone);
  const [snapshot, send] = useMachine(look);
  const { check, formError, end } = snapshot.context;
  const begin = useCallback(() => send({ type: 'reveal.requested' }), [send]);
  useLetterKey('I', hasSingles, begin);
  const isHidden = snapshot.matches('hidden');
  const moment = (at: number) => ({ date: format.date(at), time: format.timeOfDay(at) });
  return (
    <Panel title={t('title')} hint={t('lead')}>
      {snapshot.matches('failed') && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {isHidden && <FormErrorNote formError={formError} />}
      {isHidden && end === 'time' && <Note alert kind="warning" title={t('late')} />}
      {snapshot.matches('loading') && !check && <Skeleton kind="row" count={2} label={t('loading')} />}
      {check?.document === null && <p className={styles.quiet}>{t('none')}</p>}
      {check?.document && (
        <>
          <HiddenDocument />
          <FactList
            facts={[
              [t('sent'), t('moment', moment(check.document.sent_at))],
              [t('kept'), t('keptUntil', moment(check.document.delete_after))],
            ]}
          />
        </>
      )}
      {check?.verdict && <LastVerdict verdict={check.verdict} format={format} />}
      {check && !check.verdict && <p className={styles.quiet}>{t('noVerdict')}</p>}
      {check?.document && (
        <div>
          <Button
            variant="secondary"
            aria-keyshortcuts={hasSingles && check.may_reveal ? 'i' : undefined}
            disabledReason={check.may_reveal ? undefined : t('noRight')}
            onClick={begin}
          >
            {t('look')}
          </Button>
        </div>
      )}
      {!closed.some((state) => snapshot.matches(state)) && <IdentityDialog {...{ snapshot, send, viewer }} />}
    </Panel>
  );
}
