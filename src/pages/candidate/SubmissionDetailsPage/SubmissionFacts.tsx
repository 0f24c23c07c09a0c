import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { competitionHref } from '../../../../domain/catalogueAddress.ts';
import type { Competition, Submission } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { daySpan } from '../../../i18n/dateSpan.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ReplaceOffer } from './ReplaceOffer.tsx';
import * as styles from './SubmissionDetailsPage.css.ts';

type Props = {
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
};

/** The facts of an entry, and whether its recording can be replaced. */
export function SubmissionFacts({ submission, now }: Props) {
  const { t } = useTranslation('entries');
  const { date } = useFormat();
  const language = useLanguage();
  const { competition, submission_status, current_round_id, created_at, replacement } = submission;
  const { event, slug, comp_start, comp_end } = competition;
  const round = competition.rounds.find(({ ordinal }) => ordinal === current_round_id);
  const dates = comp_start !== null && comp_end !== null && daySpan(language, comp_start, comp_end);
  return (
    <Panel title={t('viewer.details')}>
      <dl className={styles.facts}>
        <Fact label={t('viewer.status')}>
          <StatusBadge status={submission_status} />
        </Fact>
        <Fact label={t('viewer.competition')}>
          <a href={competitionHref(event.slug, slug)}>
            <bdi>{localized(competition, 'name', language)}</bdi>
          </a>
        </Fact>
        <Fact label={t('viewer.event')}>
          <bdi>{localized(event, 'name', language)}</bdi>
        </Fact>
        <Fact label={t('viewer.dates')}>{dates || knownDate(competition)}</Fact>
        <Fact label={t('viewer.round')}>
          <bdi>
            {round
              ? localized(round, 'name', language)
              : t('viewer.roundNumber', { number: current_round_id })}
          </bdi>
        </Fact>
        <Fact label={t('viewer.sent')}>{date(created_at)}</Fact>
      </dl>
      {replacement && (
        <Note title={t('viewer.replacement', { date: date(replacement.submission_details.added_at) })}>
          {t('viewer.replacementText')}
        </Note>
      )}
      <ReplaceOffer submission={submission} now={now} />
    </Panel>
  );

  /** For a competition whose dates are not all announced. */
  function knownDate({ comp_start: start, comp_end: end }: Competition): string {
    const known = start ?? (end === null ? null : end - 1);
    return known === null ? t('viewer.tba') : date(known);
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
