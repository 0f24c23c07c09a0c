import Info from '@lucide/icons/icons/info';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { submissionDetailsHref } from '../../../domain/submissionAddress.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { CardActions } from './CardActions.tsx';
import { CardPicture } from './CardPicture.tsx';
import * as styles from './SubmissionCard.css.ts';

export type SubmissionCardProps = {
  submission: Submission;
  /** Server time in UTC milliseconds. */
  now: number;
  onDelete: () => void;
  /** Loads its picture at once. */
  eager?: boolean;
};

/** One entry of a candidate (specification section 2 "My submissions"). */
export function SubmissionCard({ submission, now, onDelete, eager = false }: SubmissionCardProps) {
  const { t } = useTranslation('entries');
  const { date } = useFormat();
  const language = useLanguage();
  const { competition, submission_status: status, submission_details: media, replacement } = submission;
  const name = localized(competition, 'name', language);
  const about = localized(competition, 'description', language);
  const news = replacement
    ? t('submissions.replaced')
    : media && media.state !== 'playable' && t(`submissions.media.${media.state}`);
  return (
    <article className={styles.card}>
      <CardPicture submission={submission} name={name} eager={eager} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            <a href={submissionDetailsHref(submission.id)}>
              <bdi>{name}</bdi>
            </a>
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className={styles.words} dir="auto">
          {about || localized(competition.event, 'name', language)}
        </p>
        {news && (
          <p className={styles.news}>
            <span className={styles.newsMark}>
              <Icon of={Info} size="sm" />
            </span>
            {news}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <time className={styles.date} dateTime={new Date(submission.created_at).toISOString()}>
          {date(submission.created_at)}
        </time>
        <CardActions submission={submission} name={name} now={now} onDelete={onDelete} />
      </div>
    </article>
  );
}
