import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { seasonOrder } from '../../../../domain/season/seasonOrder.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { StaffPage } from '../../../components/StaffFrame/StaffFrame.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useErrorWords } from '../../../i18n/useErrorWords.ts';
import type { seasonReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import { SeasonEvent } from './SeasonEvent.tsx';
import type { SeasonPlaces } from './seasonPlaces.ts';
import * as styles from './SeasonPage.css.ts';

export type SeasonPageProps = {
  season: typeof seasonReading;
  places: SeasonPlaces;
  /** Whether the person makes and changes events. */
  mayChange: boolean;
};

/** The events of an organisation with their competitions: those that run first. */
export function SeasonPage({ season, places, mayChange }: SeasonPageProps) {
  const { t } = useTranslation(['staffSeason', 'staffFiles']);
  const words = useErrorWords();
  const [snapshot, send] = useMachine(season);
  const { data: loaded, formError } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isFailed = snapshot.matches('failed');
  const lingering = useLingering(isLoading && !loaded);
  useDocumentTitle(t('pageTitle'), isFailed ? 'failed' : 'page');
  const newEvent = mayChange && (
    <>
      <Button variant="secondary" href={places.newEvent}>
        {t('newEvent')}
      </Button>
      <span className={styles.fromFile}>
        <Button variant="quiet" href={places.newFile}>
          {t('staffFiles:import.open')}
        </Button>
      </span>
    </>
  );
  const isEmpty = loaded?.events.length === 0;
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      action={
        <span className={styles.tools}>
          {!isEmpty && newEvent}
          <IconButton
            icon={RotateCw}
            label={t('refresh')}
            onClick={() => send({ type: 'refresh.requested' })}
          />
        </span>
      }
    >
      {lingering && <Skeleton kind="row" count={4} label={t('loading')} />}
      {isFailed && (
        <RetryPanel message={t('failed')} onRetry={() => send({ type: 'retry.requested' })}>
          {formError && words.formError(formError)}
        </RetryPanel>
      )}
      {isEmpty && (
        <EmptyState title={t('empty')} action={newEvent}>
          {t('emptyMore')}
        </EmptyState>
      )}
      {loaded &&
        seasonOrder(loaded.events, loaded.at).map((event) => (
          <SeasonEvent
            key={event.id}
            event={event}
            now={loaded.at}
            places={places}
            mayChange={mayChange}
            busy={isLoading}
          />
        ))}
    </StaffPage>
  );
}
