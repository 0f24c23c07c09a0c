import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { EventGrid } from '../../../components/EventGrid/EventGrid.tsx';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import { LoadingNews } from '../../../components/LoadingNews/LoadingNews.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { eventListMachine, LoadedEvents } from '../../../machines/eventList/eventListMachine.ts';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadFailure } from '../catalogue/LoadFailure.tsx';

/** Keeps the line of the count while there is no count to show. */
const ROOM = '\u00a0';

export type EventsPageProps = {
  eventList: typeof eventListMachine;
  /** The events known before the first request. */
  atHand?: LoadedEvents | undefined;
};

type Snapshot = SnapshotFrom<typeof eventListMachine>;

/** All events (specification section 2 "Landing and events"; decision D30). */
export function EventsPage({ eventList, atHand }: EventsPageProps) {
  const { t } = useTranslation('events');
  const [snapshot, send] = useMachine(eventList, { input: atHand });
  const { events } = snapshot.context;
  const lingering = useLingering(snapshot.matches('loading') && events.length === 0);
  useDocumentTitle(t('pageTitle'));
  return (
    <>
      <EventHero
        title={t('title')}
        waiting={t('loading')}
        facts={events.length > 0 && !lingering ? t('count', { count: events.length }) : ROOM}
      />
      <div className={lingering ? styles.waiting : styles.body}>
        {lingering ? (
          <>
            <LoadingNews retry={snapshot.context.retry} />
            <CardShapes kind="events" count={3} label={t('loading')} />
          </>
        ) : (
          <Loaded snapshot={snapshot} send={send} />
        )}
      </div>
    </>
  );
}

type LoadedProps = { snapshot: Snapshot; send: Parameters<typeof LoadFailure>[0]['send'] };

function Loaded({ snapshot, send }: LoadedProps) {
  const { t } = useTranslation('events');
  const { events, now } = snapshot.context;
  if (events.length > 0) return <EventGrid events={events} now={now} eager />;
  if (snapshot.matches('empty')) {
    const toVote = (
      <Button variant="secondary" href={pagePaths.vote}>
        {t('toVote')}
      </Button>
    );
    return (
      <EmptyState title={t('empty')} action={toVote}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      unauthenticated={snapshot.matches('unauthenticated')}
      failure={snapshot.context}
      send={send}
    />
  );
}
