import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadTrouble } from '../catalogue/LoadTrouble.tsx';
import type { CompetitionActor } from './competitionActor.ts';

type Props = CompetitionActor & { eventSlug: string; waiting: boolean };

/** A competition of which nothing is known: a placeholder while it loads, or the failure. */
export function WaitingCompetition({ eventSlug, waiting, snapshot, send }: Props) {
  const { t } = useTranslation('events');
  if (waiting) {
    return (
      <>
        <CompetitionHero
          competition={undefined}
          eventSlug={eventSlug}
          state="open"
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
        <LoadTrouble
          unauthenticated={snapshot.matches('unauthenticated')}
          told={snapshot.context}
          send={send}
        />
      </div>
    </>
  );
}
