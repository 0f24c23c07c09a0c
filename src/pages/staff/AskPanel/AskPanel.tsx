import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import { type askedActMachine, mayAskNow } from '../../../machines/askedAct/askedActMachine.ts';
import type { AskFacts } from '../../../machines/askedAct/askedActTypes.ts';
import { AskForm } from './AskForm.tsx';
import * as styles from './AskPanel.css.ts';
import { AskState } from './AskState.tsx';

export type AskPanelProps = {
  asked: typeof askedActMachine;
  act: AskFacts['act'];
  mayAsk: boolean;
};

/** Whether there is something to ask for, or something was asked: else the page has no such panel. */
const concerns = ({ stop, approval, ...facts }: AskFacts): boolean =>
  stop === null ||
  stop === 'next' ||
  approval !== null ||
  (facts.act === 'extend_window' ? facts.extended : facts.cancelled) !== null;

/** Asks a second person for an act on a vote that has begun, and shows what became of it. */
export function AskPanel({ asked, act, mayAsk }: AskPanelProps) {
  const { t } = useTranslation('staffVoted');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(asked);
  const { facts, texts, fieldErrors, formError } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  if (!isFailed && (!facts || !concerns(facts))) return null;
  return (
    <Panel title={t(`title.${act}`)}>
      <p className={styles.lead}>{t(`lead.${act}`)}</p>
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {!isFailed && facts && (
        <>
          {!mayAskNow({ facts }) && <FormErrorNote formError={formError} />}
          <AskState facts={facts} />
          {facts.stop === null && facts.approval?.state !== 'open' && !facts.has_second_person && (
            <Note
              kind="warning"
              title={t('nobody')}
              action={
                <Button variant="secondary" href={staffPaths.people}>
                  {t('invite')}
                </Button>
              }
            />
          )}
          {mayAskNow({ facts }) && (
            <AskForm
              {...{ facts, texts, fieldErrors, formError, mayAsk }}
              isAsking={snapshot.matches('asking')}
              onChange={(field, value) => send({ type: 'field.changed', field, value })}
              onSubmit={() => send({ type: 'form.submitted' })}
            />
          )}
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
