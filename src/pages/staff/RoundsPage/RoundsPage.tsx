import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FormErrorNote } from '../../../components/FormErrorNote/FormErrorNote.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { windowTimelineMachine } from '../../../machines/windowTimeline/windowTimelineMachine.ts';
import { useSaveKey } from '../RecordForm/useSaveKey.ts';
import { useUnloadGuard } from '../RecordForm/useUnloadGuard.ts';
import { RoundPart } from './RoundPart.tsx';
import type { RoundPlaces, RoundRights } from './roundPlaces.ts';
import { SaveBar } from './SaveBar.tsx';
import * as styles from './RoundsPage.css.ts';
import { WindowFindings } from './WindowFindings.tsx';
import { WindowRefusal } from './WindowRefusal.tsx';

const all = { season: true, windows: true };

export type RoundsPageProps = {
  windows: typeof windowTimelineMachine;
  places: RoundPlaces;
  /** What the person may change. */
  may?: RoundRights;
  /** The time in UTC ms. */
  now?: () => number;
};

/** The rounds of a competition, their groups, and when these can be voted for. */
export function RoundsPage({ windows, places, may = all, now = Date.now }: RoundsPageProps) {
  const { t } = useTranslation('staffRounds');
  const words = useErrorWords();
  const [snapshot, send] = useMachine(windows, { input: { now } });
  const { context } = snapshot;
  const isFailed = snapshot.matches('failed');
  const isLoading = snapshot.matches('loading');
  const isSaving = snapshot.matches('saving');
  const lingering = useLingering(isLoading);
  const submit = useCallback(() => send({ type: 'form.submitted' }), [send]);
  useSaveKey(submit);
  useUnloadGuard(Object.keys(context.drafts).length > 0);
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const { rounds, refusal, formError } = context;
  const isShown = snapshot.matches('editing') || isSaving;
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      action={
        <div className={styles.acts}>
          {may.season && rounds && (
            <Button variant="secondary" href={places.newRound}>
              {t('addRound')}
            </Button>
          )}
          <Button variant="quiet" href={places.back}>
            {t('back')}
          </Button>
        </div>
      }
    >
      {lingering && <Skeleton kind="row" count={3} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {isShown && rounds && rounds.rounds.length === 0 && (
        <EmptyState title={t('empty')}>{t('emptyNext')}</EmptyState>
      )}
      {isShown && rounds && rounds.rounds.length > 0 && (
        <div className={styles.page}>
          {refusal && <WindowRefusal refusal={refusal} rounds={rounds} />}
          <FormErrorNote formError={formError} />
          {rounds.rounds.map((round) => (
            <RoundPart key={round.id} {...{ round, context, isSaving, send, places, may }} />
          ))}
          <section aria-label={t('timeline.title')} className={styles.foot}>
            <WindowFindings context={context} />
            <SaveBar
              moved={Object.keys(context.drafts).length}
              isSaving={isSaving}
              isSaved={snapshot.matches({ editing: 'saved' })}
              canSave={may.windows && snapshot.can({ type: 'form.submitted' })}
              onSave={submit}
              onDrop={() => send({ type: 'changes.dropped' })}
            />
          </section>
        </div>
      )}
    </StaffPage>
  );
}
