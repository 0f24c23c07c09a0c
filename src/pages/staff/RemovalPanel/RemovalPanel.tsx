import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { memberRemovalMachine } from '../../../machines/memberRemoval/memberRemovalMachine.ts';
import { RemovalFacts } from './RemovalFacts.tsx';
import { RemovalForm } from './RemovalForm.tsx';
import * as styles from './RemovalPanel.css.ts';
import { RemovalState } from './RemovalState.tsx';

export type RemovalPanelProps = {
  removal: typeof memberRemovalMachine;
  /** Whether the person may do more than read. */
  mayAct: boolean;
};

/** Takes an entry out of its vote or brings it back, and shows what became of it. An entry in no round has no such panel. */
export function RemovalPanel({ removal, mayAct }: RemovalPanelProps) {
  const { t } = useTranslation('staffRemoval');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(removal);
  const { facts, formError } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  if (!isFailed && (!facts || (facts.stop === 'no_round' && facts.removed === null))) return null;
  const isChoosing = facts !== null && !snapshot.matches('waiting') && facts.kinds.length > 0;
  return (
    <Panel title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {!isFailed && facts && (
        <>
          {(!isChoosing || snapshot.context.kind === null) && <FormErrorNote formError={formError} />}
          <RemovalState facts={facts} />
          {isChoosing && <RemovalFacts facts={facts} />}
          {isChoosing &&
            (mayAct ? (
              <RemovalForm
                {...snapshot.context}
                facts={facts}
                isAsking={snapshot.matches('asking')}
                onEvent={send}
              />
            ) : (
              <p className={styles.lead}>{t('noRight')}</p>
            ))}
          <div>
            <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
              {t('again')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
