import type { ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition, CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationStateAt, type RegistrationState } from '../../../../domain/registration.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { ClosingStage } from '../../../components/ClosingStage/ClosingStage.tsx';
import { useCompetitionWords } from '../../../components/CompetitionCard/useCompetitionWords.ts';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { CompetitionOverview } from '../../../components/CompetitionOverview/CompetitionOverview.tsx';
import { CompetitionSections } from '../../../components/CompetitionSections/CompetitionSections.tsx';
import { EnrolBar } from '../../../components/EnrolBar/EnrolBar.tsx';
import { useDateSpan } from '../../../i18n/useDateSpan.ts';
import type { competitionDetailsMachine } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import { container } from '../../../theme/layout.css.ts';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadFailure } from '../catalogue/LoadFailure.tsx';
import { LazyNoticeDialog } from '../catalogue/LazyNoticeDialog.tsx';
import * as pageStyles from './CompetitionPage.css.ts';
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
            <LoadFailure
              unauthenticated={snapshot.matches('unauthenticated')}
              failure={snapshot.context}
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

type CompetitionEndProps = {
  details: CompetitionDetails;
  state: RegistrationState;
  /** The enrol button; none when the competition has ended. */
  enrol: ReactNode;
  /** Observes whether the closing stage is in the window. */
  watch: RefCallback<Element>;
};

/** The rules of a competition and the closing stage. */
function CompetitionEnd({ details, state, enrol, watch }: CompetitionEndProps) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const over = state === 'ended';
  const others = (
    <Button variant="secondary" size="lg" href={eventHref(details.event.slug)}>
      {t('competition.others')}
    </Button>
  );
  return (
    <>
      <div className={container}>
        <CompetitionSections competition={details} />
      </div>
      <div ref={watch} className={pageStyles.closing}>
        <ClosingStage
          title={t(over ? 'competition.over' : 'competition.ready')}
          deadline={words.registration(details, state)}
          action={over ? others : enrol}
        />
      </div>
    </>
  );
}

type EnrolNoticeProps = { details: CompetitionDetails; state: RegistrationState; onClose: () => void };

/** Why enrolling is not possible now (specification section 4 "Enrolling"). */
function EnrolNotice({ details, state, onClose }: EnrolNoticeProps) {
  const { t } = useTranslation('events');
  const days = useDateSpan();
  const early = state === 'notYet';
  return (
    <LazyNoticeDialog
      kind={early ? 'info' : 'warning'}
      title={t(early ? 'notice.notYetTitle' : 'notice.closedTitle')}
      confirm={t('notice.ok')}
      onConfirm={onClose}
    >
      {early ? t('notice.notYet', { date: days.day(details.reg_start) }) : t('notice.closed')}
    </LazyNoticeDialog>
  );
}

export type CompetitionMachine = typeof competitionDetailsMachine;

export type CompetitionActor = {
  snapshot: SnapshotFrom<CompetitionMachine>;
  send: (event: EventFromLogic<CompetitionMachine>) => void;
};
