import type { ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { eventHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition, CompetitionDetails } from '../../../../domain/contract.ts';
import { mayContinue, registrationStateAt, type RegistrationState } from '../../../../domain/registration.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CardShapes } from '../../../components/CardShapes/CardShapes.tsx';
import { ClosingStage } from '../../../components/ClosingStage/ClosingStage.tsx';
import { useCompetitionWords } from '../../../components/CompetitionCard/useCompetitionWords.ts';
import { CompetitionHero } from '../../../components/CompetitionHero/CompetitionHero.tsx';
import { CompetitionOverview } from '../../../components/CompetitionOverview/CompetitionOverview.tsx';
import { CompetitionSections } from '../../../components/CompetitionSections/CompetitionSections.tsx';
import { EnrolBar } from '../../../components/EnrolBar/EnrolBar.tsx';
import { LinkedSentence } from '../../../components/LinkedSentence/LinkedSentence.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { competitionDetailsMachine } from '../../../machines/competitionDetails/competitionDetailsMachine.ts';
import { container } from '../../../theme/layout.css.ts';
import * as styles from '../catalogue/catalogue.css.ts';
import { LoadFailure } from '../catalogue/LoadFailure.tsx';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';
import { CompetitionNotices } from './CompetitionNotices.tsx';
import * as pageStyles from './CompetitionPage.css.ts';
import { DiscardDraft, KeptDraft } from './KeptDraft.tsx';
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
  const { now, draft: kept, entry } = snapshot.context;
  const state = registrationStateAt(known, now);
  // Whether a draft began in time, the form finds out.
  const draft = mayContinue(known, now) && entry === null ? kept : null;
  const [watch, isInSight] = useInSight();
  const shown = waiting ? null : details;
  const register = state !== 'ended' && (waiting || shown) && (
    <Button
      size="lg"
      full
      onClick={() => send({ type: 'enrol.requested' })}
      busy={waiting ? t('competition.loading') : undefined}
    >
      {t(draft ? 'draft.continue' : 'competition.enrol')}
    </Button>
  );
  const enrol =
    entry === null ? (
      register
    ) : (
      <Button size="lg" full href={submissionDetailsHref(entry)}>
        {t('entered.open')}
      </Button>
    );
  return (
    <>
      <CompetitionHero
        competition={known}
        eventSlug={known.event.slug}
        state={state}
        now={now}
        action={enrol && <span ref={watch}>{enrol}</span>}
        instead={
          draft ? (
            <KeptDraft draft={draft} onDiscard={() => send({ type: 'discard.requested' })} />
          ) : entry === null ? (
            state === 'closed' && <OpenInstead known={known} />
          ) : (
            t('entered.title')
          )
        }
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
          <CompetitionEnd
            details={shown}
            state={state}
            now={now}
            hasEntered={entry !== null}
            enrol={enrol}
            watch={watch}
          />
          {enrol && state !== 'closed' && <EnrolBar away={isInSight}>{enrol}</EnrolBar>}
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
      {snapshot.matches({ ready: 'discarding' }) && (
        <DiscardDraft
          onConfirm={() => send({ type: 'discard.confirmed' })}
          onCancel={() => send({ type: 'notice.closed' })}
        />
      )}
    </>
  );
}

/** Registration is over here: one sentence leads to the competitions that take entries. */
function OpenInstead({ known }: { known: Competition }) {
  const { t } = useTranslation('events');
  return <LinkedSentence words={t('competition.openInstead')} href={eventHref(known.event.slug)} />;
}

const titles = {
  notYet: 'competition.ready',
  open: 'competition.ready',
  closingSoon: 'competition.ready',
  closed: 'notice.closedTitle',
  ended: 'competition.over',
} as const satisfies Record<RegistrationState, string>;

const titleOf = ({ is_cancelled }: Competition, state: RegistrationState, hasEntered: boolean) =>
  is_cancelled ? 'competition.cancelled' : hasEntered ? 'entered.title' : titles[state];

type CompetitionEndProps = {
  details: CompetitionDetails;
  state: RegistrationState;
  now: number;
  /** The visitor has an entry; `enrol` then leads to it. */
  hasEntered: boolean;
  /** The enrol button; shown here while registration is not over. */
  enrol: ReactNode;
  /** Observes whether the closing stage is in the window. */
  watch: RefCallback<Element>;
};

/** The rules of a competition and the closing stage. */
function CompetitionEnd({ details, state, now, hasEntered, enrol, watch }: CompetitionEndProps) {
  const { t } = useTranslation('events');
  const words = useCompetitionWords();
  const over = !hasEntered && (state === 'ended' || state === 'closed');
  const others = (
    <Button variant="secondary" size="lg" href={eventHref(details.event.slug)}>
      {t('competition.others')}
    </Button>
  );
  return (
    <>
      <div className={container}>
        <CompetitionNotices notices={details.notices} />
        <CompetitionSections competition={details} now={now} />
      </div>
      <div ref={watch} className={pageStyles.closing}>
        <ClosingStage
          title={t(titleOf(details, state, hasEntered))}
          deadline={words.registration(details, { state, now })}
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
  const format = useFormat();
  const early = state === 'notYet';
  return (
    <LazyNoticeDialog
      kind={early ? 'info' : 'warning'}
      title={t(early ? 'notice.notYetTitle' : 'notice.closedTitle')}
      confirm={t('notice.ok')}
      onConfirm={onClose}
    >
      {early ? t('notice.notYet', { date: format.deadline(details.reg_start ?? 0) }) : t('notice.closed')}
    </LazyNoticeDialog>
  );
}

export type CompetitionMachine = typeof competitionDetailsMachine;

export type CompetitionActor = {
  snapshot: SnapshotFrom<CompetitionMachine>;
  send: (event: EventFromLogic<CompetitionMachine>) => void;
};
