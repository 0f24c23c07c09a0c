import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import {
  type candidateActsMachine,
  kindsToAsk,
} from '../../../machines/candidateActs/candidateActsMachine.ts';
import * as styles from '../RemovalPanel/RemovalPanel.css.ts';
import { CandidateActForm } from './CandidateActForm.tsx';
import { CandidateActState } from './CandidateActState.tsx';
import { HandOut } from './HandOut.tsx';

export type CandidateActsPanelProps = {
  acts: typeof candidateActsMachine;
  /** Whether the person may do more than read. */
  mayAct: boolean;
  /** The account is other than before, as somebody acted on it. */
  onChanged?: () => void;
};

/** What two persons do with a candidate's account: suspend it, end that, hand the data out, or erase the candidate. */
export function CandidateActsPanel({ acts, mayAct, onChanged }: CandidateActsPanelProps) {
  const { t } = useTranslation('staffCandidateActs');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(acts);
  const { facts, kind, formError } = snapshot.context;
  // An erasure changes the account twice: it begins, and some seconds later nothing is left.
  const account = facts ? [facts.stop, ...facts.kinds].join() : undefined;
  const before = useRef(account);
  useEffect(() => {
    if (before.current !== undefined && before.current !== account) onChanged?.();
    before.current = account;
  }, [account, onChanged]);
  if (snapshot.matches('failed'))
    return (
      <Panel title={t('title')}>
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      </Panel>
    );
  if (!facts) return null;
  const isAsking = snapshot.matches('asking');
  const isAskable = kindsToAsk(facts).length > 0;
  return (
    <Panel title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {(!mayAct || !isAskable || kind === null) && <FormErrorNote formError={formError} />}
      <CandidateActState facts={facts} mayAct={mayAct} />
      <HandOut {...snapshot.context} isSaving={snapshot.matches('saving')} onEvent={send} />
      {mayAct && isAskable && (
        <CandidateActForm {...snapshot.context} facts={facts} isAsking={isAsking} onEvent={send} />
      )}
      {!mayAct && <p className={styles.lead}>{t('noRight')}</p>}
      <div>
        <Button variant="quiet" onClick={() => send({ type: 'refresh.requested' })}>
          {t('again')}
        </Button>
      </div>
    </Panel>
  );
}
