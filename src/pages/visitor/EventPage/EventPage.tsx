import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { EMPTY_COMPETITIONS_REDIRECT_MS } from '../../../../domain/delays.ts';
import { eventStateAt } from '../../../../domain/eventState.ts';
import { localized } from '../../../../domain/localized.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { CompetitionCard } from '../../../components/CompetitionCard/CompetitionCard.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { EventStateTag } from '../../../components/EventCard/EventStateTag.tsx';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import { LeavingNotice } from '../../../components/LeavingNotice/LeavingNotice.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { LoadingNews } from '../../../components/LoadingNews/LoadingNews.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { useDateSpan } from '../../../i18n/useDateSpan.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type {
  CompetitionListInput,
  competitionListMachine,
} from '../../../machines/competitionList/competitionListMachine.ts';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadFailure } from '../catalogue/LoadFailure.tsx';
import { ContentView } from './ContentView.tsx';

/** How many cards a phone shows before it scrolls. */
const FIRST_SCREEN = 4;

export type EventPageProps = {
  competitionList: CompetitionListMachine;
  /** What is known of the event before the first request. */
  atHand: CompetitionListInput;
  /** Shown if nothing exists at the address. */
  notFound: ReactNode;
};

/** A one-segment address: an event, a content page, or nothing (decision D33). */
export function EventPage({ competitionList, atHand, notFound }: EventPageProps) {
  const [snapshot, send] = useMachine(competitionList, { input: atHand });
  const { page, competitions } = snapshot.context;
  const waiting = useLingering(snapshot.matches('loading') && competitions.length === 0);
  if (snapshot.matches('missing')) return notFound;
  if (page) return <ContentView page={page} />;
  return <EventView snapshot={snapshot} send={send} waiting={waiting} />;
}

type EventViewProps = EventActor & {
  /** Shows placeholders while loading. */
  waiting: boolean;
};

/** An event and its competitions, or their placeholder. */
function EventView({ snapshot, send, waiting }: EventViewProps) {
  const { t } = useTranslation('events');
  const { event, now } = snapshot.context;
  const days = useDateSpan(event?.zone);
  const language = useLanguage();
  const name = event ? localized(event, 'name', language) : waiting ? undefined : t('event.title');
  useDocumentTitle(name);
  useRedirectAnnouncement(snapshot.matches('empty'));
  return (
    <>
      <EventHero
        above={[{ href: pagePaths.events, label: t('title') }]}
        title={name}
        waiting={t('event.loading')}
        facts={
          event && (
            <>
              <EventStateTag state={eventStateAt(event, now)} />
              <span>{days.span(event.start_time, event.end_time)}</span>
            </>
          )
        }
      />
      <div className={waiting ? styles.waiting : styles.body}>
        {waiting ? (
          <>
            <LoadingNews retry={snapshot.context.retry} />
            <CardShapes kind="competitions" count={4} label={t('event.loading')} />
          </>
        ) : (
          <Below snapshot={snapshot} send={send} />
        )}
      </div>
    </>
  );
}

function Below({ snapshot, send }: EventActor) {
  const { t } = useTranslation('events');
  const { competitions } = snapshot.context;
  if (competitions.length > 0) return <Competitions snapshot={snapshot} />;
  if (snapshot.matches('empty') || snapshot.matches('leaving')) {
    const leaving = (
      <LeavingNotice
        lastsMs={EMPTY_COMPETITIONS_REDIRECT_MS}
        goNow={t('event.goNow')}
        onGoNow={() => send({ type: 'home.requested' })}
      />
    );
    return (
      <EmptyState title={t('event.empty')} action={leaving}>
        {t('event.leaving')}
      </EmptyState>
    );
  }
  const unauthenticated = snapshot.matches('unauthenticated');
  return <LoadFailure unauthenticated={unauthenticated} failure={snapshot.context} send={send} />;
}

function Competitions({ snapshot }: Pick<EventActor, 'snapshot'>) {
  const { t } = useTranslation('events');
  const { competitions, now } = snapshot.context;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('event.competitions')}</h2>
        <p className={styles.count}>{t('event.count', { count: competitions.length })}</p>
      </div>
      <ul className={styles.competitions}>
        {competitions.map((competition, index) => (
          <li key={competition.id}>
            <CompetitionCard competition={competition} now={now} eager={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Announces that the page is about to redirect. */
function useRedirectAnnouncement(isEmpty: boolean): void {
  const { t } = useTranslation('events');
  const news = t('event.leaving');
  useEffect(() => {
    if (isEmpty) announce(news);
  }, [isEmpty, news]);
}

type CompetitionListMachine = typeof competitionListMachine;

type EventActor = {
  snapshot: SnapshotFrom<CompetitionListMachine>;
  send: (event: EventFromLogic<CompetitionListMachine>) => void;
};
