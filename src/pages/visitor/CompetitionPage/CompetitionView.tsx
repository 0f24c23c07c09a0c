import { useTranslation } from 'react-i18next';
import type { Competition, CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { CompetitionOverview } from '../../../components/CompetitionOverview/CompetitionOverview.tsx';
import { EnrolBar } from '../../../components/EnrolBar/EnrolBar.tsx';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadTrouble } from '../catalogue/LoadTrouble.tsx';
import type { CompetitionActor } from './competitionActor.ts';
import { CompetitionEnd } from './CompetitionEnd.tsx';
import { EnrolNotice } from './EnrolNotice.tsx';
import { useInSight } from './useInSight.ts';

type Props = CompetitionActor & {
  /** All details, or only those in the list. */
  known: Competition;
  /** All details, once loaded. */
  details: CompetitionDetails | null;
  /** The details are still loading. */
  waiting: boolean;
};

/** A competition; missing parts have their room reserved, and failed ones say so. */
export function CompetitionView({ known, details, waiting, snapshot, send }: Props) {
  const { t } = useTranslation('events');
  const { now } = snapshot.context;
  const state = registrationStateAt(known, now);
  const [watch, isInSight] = useInSight();
  const shown = waiting ? null : details;
  const enrol = state !== 'ended' && (waiting || shown) && (
    <Button
      size="lg"
      full
      onClick={() => send({ type: 'enrol.requested' })}
      busy={waiting ? t('competition.loading') : undefined}
    >
      {t('competition.enrol')}
    </Button>
  );
  return (
    <>
      <CompetitionHero
        competition={known}
        eventSlug={known.event.slug}
        state={state}
        action={enrol && <span ref={watch}>{enrol}</span>}
        panel={
          shown ? (
            <CompetitionOverview competition={shown} now={now} />
          ) : (
            waiting && <CardShapes kind="overview" label={t('competition.loading')} />
          )
        }
      />
      {shown ? (
        <>
          <CompetitionEnd details={shown} state={state} enrol={enrol} watch={watch} />
          {enrol && <EnrolBar away={isInSight}>{enrol}</EnrolBar>}
        </>
      ) : (
        <div className={styles.waiting}>
          {!waiting && (
            <LoadTrouble
              unauthenticated={snapshot.matches('unauthenticated')}
              told={snapshot.context}
              send={send}
            />
          )}
        </div>
      )}
      {shown && snapshot.matches({ ready: 'refused' }) && (
        <EnrolNotice details={shown} state={state} onClose={() => send({ type: 'notice.closed' })} />
      )}
    </>
  );
}
