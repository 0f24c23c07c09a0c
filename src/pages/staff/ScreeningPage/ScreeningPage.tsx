import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { SelectInput } from '../../../components/SelectInput/SelectInput.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { screeningQueueMachine } from '../../../machines/screeningQueue/screeningQueueMachine.ts';
import { useEntryWords } from '../EntriesPage/useEntryWords.tsx';
import { BackLink } from '../RecordForm/BackLink.tsx';
import { AskDialog } from './AskDialog.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DeskSide } from './DeskSide.tsx';
import { ItemView } from './ItemView.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import * as styles from './ScreeningPage.css.ts';
import { type ScreeningKey, useScreeningKeys } from './useScreeningKeys.ts';

export type ScreeningPageProps = {
  screening: typeof screeningQueueMachine;
  /** Whether keys of one letter work. */
  hasSingles: boolean;
  /** All entries. */
  backHref: string;
};

/** Entries one after the other, each to be decided by a key or two. */
export function ScreeningPage({ screening, hasSingles, backHref }: ScreeningPageProps) {
  const { t } = useTranslation('staffScreening');
  const errors = useErrorWords();
  const words = useEntryWords();
  const [snapshot, send] = useMachine(screening);
  const { competition, desk, item, next, skipped, refusal, formError } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  const isSending = snapshot.matches('sending');
  const lingering = useLingering(snapshot.matches('loading'));
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const latest = desk?.own_decisions[0];
  const press = useCallback(
    (key: ScreeningKey) => {
      if (key !== 'undo') send({ type: `${key}.requested` });
      else if (latest) send({ type: 'undo.requested', entry: latest.entry_id, decision: latest.id });
    },
    [send, latest],
  );
  useScreeningKeys(hasSingles, press);
  const renewLinks = useCallback(() => send({ type: 'link.expired' }), [send]);
  const choices = desk?.competitions.map((each) => ({ value: each.id, label: words.named(each) })) ?? [];
  const retry = () => send({ type: 'retry.requested' });
  return (
    <StaffPage title={t('title')} lead={t('lead')} action={<BackLink href={backHref} label={t('back')} />}>
      {lingering && <Skeleton kind="hero" label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={retry}>
          {formError && errors.formError(formError)}
        </RetryPanel>
      )}
      {snapshot.matches('unsure') && (
        <RetryPanel userStarted kind="warning" message={t('unsure')} onRetry={retry} />
      )}
      {desk && !isFailed && !snapshot.matches('unsure') && !snapshot.matches('loading') && (
        <>
          {refusal && <Note alert kind="warning" title={refusal} />}
          <FormErrorNote formError={formError} />
          {choices.length > 1 && (
            <Field label={t('competition')}>
              {(control) => (
                <SelectInput
                  {...control}
                  choices={choices}
                  empty={t('allCompetitions')}
                  value={competition ?? ''}
                  disabled={isSending}
                  onChange={(id) => send({ type: 'competition.chosen', competition: id === '' ? null : id })}
                />
              )}
            </Field>
          )}
          <div className={styles.columns}>
            <div className={styles.column}>
              {item && (
                <>
                  <h2 className={styles.name}>
                    <bdi>{words.name(item.entry)}</bdi>
                  </h2>
                  <ItemView
                    key={item.entry.id}
                    item={item}
                    isBusy={isSending}
                    onNote={(text) => send({ type: 'note.submitted', text })}
                    onExpired={renewLinks}
                  />
                  <DecisionBar
                    stop={isSending ? t('sending') : undefined}
                    canDecide={item.saw !== null}
                    hasSkipped={skipped.length > 0}
                    hasSingles={hasSingles}
                    onPress={press}
                  />
                </>
              )}
              {snapshot.matches('empty') && (
                <EmptyState
                  title={t('empty')}
                  action={
                    <Button variant="secondary" onClick={() => send({ type: 'refresh.requested' })}>
                      {t('refresh')}
                    </Button>
                  }
                >
                  {t('emptyNext')}
                </EmptyState>
              )}
              {!item && isSending && <Skeleton kind="hero" label={t('sending')} />}
            </div>
            <DeskSide desk={desk} isBusy={isSending} send={send} />
          </div>
          <Ahead of={next} />
        </>
      )}
      {snapshot.matches({ open: 'rejecting' }) && desk && (
        <RejectDialog
          reasons={desk.reasons}
          onChoose={(reason) => send({ type: 'reason.chosen', reason })}
          onCancel={() => send({ type: 'cancelled' })}
        />
      )}
      {snapshot.matches({ open: 'asking' }) && (
        <AskDialog
          onAsk={(request) => send({ type: 'correction.submitted', request })}
          onCancel={() => send({ type: 'cancelled' })}
        />
      )}
    </StaffPage>
  );
}

/** Loads the next recording, so that it plays at once. */
function Ahead({ of: next }: { of: Parameters<typeof ItemView>[0]['item'] | null }) {
  const recording = next?.recording;
  if (!recording || recording.file_url === null) return null;
  return recording.kind === 'video' ? (
    <video hidden muted preload="auto" src={recording.file_url} />
  ) : (
    <audio hidden muted preload="auto" src={recording.file_url} />
  );
}
