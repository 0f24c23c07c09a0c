import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition, CompetitionDetails } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { CompetitionDetailsInput } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadFailure } from '../catalogue/LoadFailure.tsx';
import { prefetchNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { CompetitionView, type CompetitionActor, type CompetitionMachine } from './CompetitionView.tsx';

export type CompetitionPageProps = {
  competition: CompetitionMachine;
  /** What is known of the competition before the first request. */
  atHand: CompetitionDetailsInput;
  /** Slug of the competition's event, as in the address. */
  eventSlug: string;
  /** Shown if nothing exists at the address. */
  notFound: ReactNode;
};

/** The preview if it has all details, as start data of the page does; null for a preview from a list. */
const fullDetailsOf = (preview: Competition | null) =>
  preview && 'criteria' in preview ? (preview as CompetitionDetails) : null;

/** One competition, with its enrol button (specification section 2 "Competition details"). */
export function CompetitionPage({ competition: machine, atHand, eventSlug, notFound }: CompetitionPageProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [snapshot, send] = useMachine(machine, { input: atHand });
  const loading = snapshot.matches('loading');
  const lingering = useLingering(loading);
  const { brief } = snapshot.context;
  const details = snapshot.context.details ?? fullDetailsOf(brief);
  const known = details ?? brief;
  const missing = snapshot.matches('missing');
  const failed = !loading && !missing;
  useDocumentTitle(known ? localized(known, 'name', language) : failed ? t('competition.title') : undefined);
  useEffect(() => {
    if (details) prefetchNoticeDialog();
  }, [details]);
  if (missing) return notFound;
  if (known) {
    const waiting = lingering && !details;
    return (
      <EventZone zone={known.event.zone}>
        <CompetitionView known={known} details={details} waiting={waiting} snapshot={snapshot} send={send} />
      </EventZone>
    );
  }
  return <WaitingCompetition waiting={lingering} eventSlug={eventSlug} snapshot={snapshot} send={send} />;
}

type WaitingCompetitionProps = CompetitionActor & { eventSlug: string; waiting: boolean };

/** A competition of which nothing is known: a placeholder while it loads, or the failure. */
function WaitingCompetition({ eventSlug, waiting, snapshot, send }: WaitingCompetitionProps) {
  const { t } = useTranslation('events');
  if (waiting) {
    return (
      <>
        <CompetitionHero
          competition={undefined}
          eventSlug={eventSlug}
          state="open"
          now={snapshot.context.now}
          panel={<CardShapes kind="overview" label={t('competition.loading')} />}
        />
        <div className={styles.waiting} />
      </>
    );
  }
  const above = [{ href: eventHref(eventSlug), label: t('competition.above') }];
  return (
    <>
      <EventHero above={above} title={t('competition.title')} waiting={t('competition.loading')} />
      <div className={styles.body}>
        <LoadFailure
          unauthenticated={snapshot.matches('unauthenticated')}
          failure={snapshot.context}
          send={send}
        />
      </div>
    </>
  );
}
