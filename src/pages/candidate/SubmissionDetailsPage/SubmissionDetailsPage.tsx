import { useMachine } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { competitionHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition, Submission } from '../../../../domain/contract.ts';
import { hasBegun } from '../../../../domain/currentRound.ts';
import { localized } from '../../../../domain/localized.ts';
import { submissionState, submissionViewerHref, submitHref } from '../../../../domain/submissionAddress.ts';
import { replaceOffer } from '../../../../domain/submissionStanding.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EntryWay } from '../../../components/EntryWay/EntryWay.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { daySpan } from '../../../i18n/dateSpan.ts';
import { EventZone, useEventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { feeOrderMachine } from '../../../machines/feeOrder/feeOrderMachine.ts';
import type { withdrawalMachine } from '../../../machines/withdrawal/withdrawalMachine.ts';
import type { submissionDetailsMachine } from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import * as entryStyles from '../entry/EntryFrame.css.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { EntryMedia } from '../entry/EntryMedia.tsx';
import { entryState } from '../entry/entryState.ts';
import { EntryWaiting } from '../entry/EntryWaiting.tsx';
import { Corrections, type CorrectionsProps } from './Corrections.tsx';
import { FeePanel } from './FeePanel.tsx';
import { Leaving } from './Leaving.tsx';
import * as styles from './SubmissionDetailsPage.css.ts';

export type SubmissionDetailsPageProps = {
  details: typeof submissionDetailsMachine;
  feeOrder: typeof feeOrderMachine;
  withdrawal: typeof withdrawalMachine;
  DocumentCorrection: CorrectionsProps['DocumentCorrection'];
};

/** One entry: recording, competition, status and actions (specification section 2). */
export function SubmissionDetailsPage({
  details,
  feeOrder,
  withdrawal,
  DocumentCorrection,
}: SubmissionDetailsPageProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const [snapshot, send] = useMachine(details);
  const state = entryState(snapshot.value);
  const { data, now } = snapshot.context;
  const name = data && localized(data.competition, 'name', language);
  const reread = useCallback(() => send({ type: 'entry.changed' }), [send]);
  const fee = data?.fee;
  useDocumentTitle(name ?? t('viewer.pageTitle'));
  return (
    <EntryFrame
      title={name ?? t('viewer.title')}
      lead={data ? localized(data.competition.event, 'name', language) : undefined}
    >
      {data ? (
        <EventZone zone={data.competition.event.zone}>
          <Corrections key={data.id} submission={data} now={now} DocumentCorrection={DocumentCorrection} />
          {fee?.state === 'due' && <FeePanel fee={fee} machine={feeOrder} />}
          <div className={entryStyles.parts}>
            <div className={styles.column}>
              <EntryMedia
                state={state}
                media={data.submission_details}
                send={send}
                another={replaceOffer(data, now) === null ? undefined : submitHref(data.competition, data.id)}
              />
              <Panel title={t('way.title')}>
                <EntryWay submission={data} now={now} />
              </Panel>
            </div>
            <div className={styles.column}>
              {fee && fee.state !== 'due' && <FeePanel fee={fee} machine={feeOrder} />}
              <SubmissionFacts submission={data} now={now} />
              <Leaving submission={data} now={now} machine={withdrawal} onChanged={reread} />
            </div>
          </div>
        </EventZone>
      ) : (
        <EntryWaiting at={state.at} failure={snapshot.context} send={send} />
      )}
    </EntryFrame>
  );
}

type SubmissionFactsProps = {
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
};

/** The facts of an entry, and whether its recording can be replaced. */
function SubmissionFacts({ submission, now }: SubmissionFactsProps) {
  const { t } = useTranslation('entries');
  const { date } = useFormat();
  const language = useLanguage();
  const zone = useEventZone();
  const { id, competition, submission_status, standing } = submission;
  const reason = localized(submission, 'reason', language);
  const { current_round_id, created_at, replacement } = submission;
  const { event, slug, comp_start, comp_end } = competition;
  const round = competition.rounds.find(({ ordinal }) => ordinal === current_round_id);
  const dates = comp_start !== null && comp_end !== null && daySpan(language, comp_start, comp_end, zone);
  return (
    <Panel title={t('viewer.details')}>
      <dl className={styles.facts}>
        <Fact label={t('viewer.status')}>
          <StatusBadge status={submission_status} standing={standing} />
        </Fact>
        {reason && (
          <Fact label={t('viewer.reason')}>
            <bdi>{reason}</bdi>
          </Fact>
        )}
        <Fact label={t('viewer.competition')}>
          <a href={competitionHref(event.slug, slug)}>
            <bdi>{localized(competition, 'name', language)}</bdi>
          </a>
        </Fact>
        <Fact label={t('viewer.event')}>
          <bdi>{localized(event, 'name', language)}</bdi>
        </Fact>
        <Fact label={t('viewer.dates')}>{dates || knownDate(competition)}</Fact>
        {standing === 'in' && (
          <Fact label={t(round && !hasBegun(round, now) ? 'viewer.nextRound' : 'viewer.round')}>
            <bdi>
              {round
                ? localized(round, 'name', language)
                : t('viewer.roundNumber', { number: current_round_id })}
            </bdi>
          </Fact>
        )}
        <Fact label={t('viewer.sent')}>{date(created_at)}</Fact>
        <Fact label={t('viewer.reference')}>
          <bdi dir="ltr">{id}</bdi>
        </Fact>
      </dl>
      {replacement && standing === 'in' && <ReplacementNote replacement={replacement} />}
      <ReplaceOffer submission={submission} now={now} />
    </Panel>
  );

  /** The one announced date of a competition, or that no date is announced yet. */
  function knownDate({ comp_start: start, comp_end: end }: Competition): string {
    const known = start ?? (end === null ? null : end - 1);
    return known === null ? t('viewer.tba') : date(known);
  }
}

/** A replacement that waits for its decision, that was rejected, or that the server could not prepare. */
function ReplacementNote({ replacement }: { replacement: NonNullable<Submission['replacement']> }) {
  const { t } = useTranslation('entries');
  const { date } = useFormat();
  const { submission_status, submission_details } = replacement;
  const reason = localized(replacement, 'reason', useLanguage());
  const sent = { date: date(submission_details.added_at) };
  if (submission_status === 'rejected')
    return (
      <Note kind="warning" title={t('viewer.notReplaced', sent)}>
        {reason === '' ? undefined : t('submissions.reason', { reason })}
      </Note>
    );
  const title = t('viewer.replacement', sent);
  return submission_details.state === 'failed' ? (
    <Note kind="warning" title={title}>
      {t('viewer.replacementFailed')}
    </Note>
  ) : (
    <Note title={title}>{t('viewer.replacementText')}</Note>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type ReplaceOfferProps = { submission: Submission; now: number };

/** Whether the recording can be replaced, and the link (specification section 4 "Replace submission"). */
function ReplaceOffer({ submission, now }: ReplaceOfferProps) {
  const { t } = useTranslation('entries');
  const { id, competition, standing, submission_details: media } = submission;
  const offer = replaceOffer(submission, now);
  return (
    <div className={styles.offer}>
      {offer === null && standing === 'in' && <p className={styles.words}>{t('viewer.over')}</p>}
      {offer !== null && (
        <>
          <p className={styles.words}>
            {t(offer === 'replace' ? 'viewer.replaceText' : 'viewer.uploadNewText')}
          </p>
          <Button full href={submitHref(competition, id)}>
            {t(offer === 'replace' ? 'viewer.replace' : `viewer.uploadNew.${competition.submission_type}`)}
          </Button>
        </>
      )}
      {media?.file_url && (
        <Button
          full
          variant="secondary"
          href={submissionViewerHref(competition)}
          data-state={JSON.stringify(submissionState(id))}
        >
          {t('viewer.alone')}
        </Button>
      )}
    </div>
  );
}
