import Calendar from '@lucide/icons/icons/calendar';
import Film from '@lucide/icons/icons/film';
import Mic from '@lucide/icons/icons/mic';
import UserCheck from '@lucide/icons/icons/user-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { linesOf } from '../../../domain/prose.ts';
import { isSoon } from '../../../domain/opening.ts';
import { canEnrol, registrationStateAt } from '../../../domain/registration.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { useCompetitionWords } from '../CompetitionCard/useCompetitionWords.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './CompetitionOverview.css.ts';

export type CompetitionOverviewProps = {
  competition: CompetitionDetails;
  /** Server time in UTC milliseconds. */
  now: number;
};

const DAY_MS = 86_400_000;

/** Who may enter, with what, and until when: one panel of three cells. */
export function CompetitionOverview({ competition, now }: CompetitionOverviewProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const language = useLanguage();
  const { min_age: count, submission_type: submission, max_media_megabytes: megabytes } = competition;
  const criteria = linesOf(localized(competition, 'eligibility_criteria', language));
  const size = format.megabytes(megabytes);
  return (
    <dl className={styles.panel}>
      <Cell icon={UserCheck} label={t('competition.eligibility')} value={t('competition.age', { count })}>
        <span dir="auto">{criteria.length > 0 ? criteria.join('\n') : t('competition.identity')}</span>
      </Cell>
      <Cell
        icon={submission === 'audio' ? Mic : Film}
        label={t('competition.submission')}
        value={t(`submission.${submission}`)}
      >
        {t(`competition.limit.${submission}`, { size })}
      </Cell>
      <Deadline competition={competition} now={now} />
    </dl>
  );
}

function Deadline({ competition, now }: CompetitionOverviewProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const words = useCompetitionWords();
  const { reg_end: end } = competition;
  const state = registrationStateAt(competition, now);
  const counted = canEnrol(state) && end !== null;
  return (
    <Cell
      icon={Calendar}
      label={t('competition.deadline')}
      value={end === null ? t('tba') : format.deadline(end)}
    >
      {counted && (
        <span className={styles.hurry}>
          {isSoon(end - now)
            ? t('competition.closesIn', { duration: format.timeLeft(end - now) })
            : t('competition.left', { count: Math.floor((end - now) / DAY_MS) })}
        </span>
      )}
      {!counted &&
        end !== null &&
        (state === 'notYet' ? words.registration(competition, { state, now }) : t(`registration.${state}`))}
      {!counted && end === null && <span className={visuallyHidden}>{t('registration.noDate')}</span>}
      {canEnrol(state) && competition.entry_fee > 0 && (
        <span className={styles.fee}>
          {t(end === null ? 'competition.feeDueOpen' : 'competition.feeDue', { fee: words.fee(competition) })}
        </span>
      )}
    </Cell>
  );
}

type CellProps = { icon: IconDrawing; label: string; value: string; children: ReactNode };

function Cell({ icon, label, value, children }: CellProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>
        <span className={styles.mark}>
          <Icon of={icon} />
        </span>
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.help}>{children}</dd>
    </div>
  );
}
