import { useTranslation } from 'react-i18next';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { EventHero } from '../../../components/EventHero/EventHero.tsx';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadTrouble } from '../catalogue/LoadTrouble.tsx';
import type { CompetitionActor } from './competitionActor.ts';

type Props = CompetitionActor & { eventSlug: string; waiting: boolean };

/** What can be shown of a competition whose details are not there: its stage if a list told of it, shapes, or why not. */
export function WaitingCompetition({ eventSlug, waiting, snapshot, send }: Props) {
  const { t } = useTranslation('events');
  const { brief, now, sentence } = snapshot.context;
  const above = [{ href: eventHref(eventSlug), label: t('competition.above') }];
  return (
    <>
      {brief || waiting ? (
        <CompetitionHero
          competition={brief ?? undefined}
          eventSlug={eventSlug}
          state={brief ? registrationStateAt(brief, now) : 'open'}
          panel={waiting ? <CardShapes kind="overview" label={t('competition.loading')} /> : undefined}
        />
      ) : (
        <EventHero above={above} title={t('competition.title')} waiting={t('competition.loading')} />
      )}
      <div className={styles.waiting}>
        {!waiting && (
          <LoadTrouble
            unauthenticated={snapshot.matches('unauthenticated')}
            sentence={sentence}
            send={send}
          />
        )}
      </div>
    </>
  );
}
