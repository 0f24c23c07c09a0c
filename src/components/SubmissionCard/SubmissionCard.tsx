import Coins from '@lucide/icons/icons/coins';
import Eye from '@lucide/icons/icons/eye';
import Info from '@lucide/icons/icons/info';
import Pencil from '@lucide/icons/icons/pencil';
import Play from '@lucide/icons/icons/play';
import Trash from '@lucide/icons/icons/trash';
import Undo from '@lucide/icons/icons/undo-2';
import { useTranslation } from 'react-i18next';
import type { ImageSize, Submission } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { playTime } from '../../../domain/playTime.ts';
import {
  submissionDetailsHref,
  submissionState,
  submissionViewerHref,
  submitHref,
} from '../../../domain/submissionAddress.ts';
import { replaceOffer } from '../../../domain/submissionStanding.ts';
import { formatsOf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { deadlineText } from '../../i18n/wordedFormat.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { stage } from '../../theme/theme.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { EntryWayNote } from '../EntryWay/EntryWayNote.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './SubmissionCard.css.ts';
import { useFeeWords } from './useFeeWords.ts';

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
  const language = useLanguage();
  const { zone } = submission.competition.event;
  const { date } = formatsOf(language, zone);
  const { competition, submission_status: status, standing, withdrawal } = submission;
  const { submission_details: media, replacement } = submission;
  const name = localized(competition, 'name', language);
  const about = localized(competition, 'description', language);
  const { t: common } = useTranslation('common');
  const asked = submission.corrections.find(({ due_at }) => due_at > now);
  const decided = replacement?.submission_status === 'rejected' ? replacement : submission;
  const reason = localized(decided, 'reason', language);
  const until = withdrawal.undo_until;
  const news = replacement
    ? t(`submissions.${replacementNews(replacement)}`)
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
          <StatusBadge status={status} standing={standing} />
        </div>
        <p className={styles.words} dir="auto">
          {about || localized(competition.event, 'name', language)}
        </p>
        {asked && (
          <p className={styles.asked}>
            {t('correction.note', { due: deadlineText(common, language, asked.due_at, zone) })}
          </p>
        )}
        {until !== null && until > now && (
          <p className={styles.asked}>
            {t('withdrawal.undoUntil', { until: deadlineText(common, language, until, zone) })}
          </p>
        )}
        <EntryWayNote submission={submission} now={now} />
        <CardFee submission={submission} />
        {news && (
          <p className={styles.news}>
            <span className={styles.newsMark}>
              <Icon of={Info} size="sm" />
            </span>
            {news}
          </p>
        )}
        {reason && <p className={styles.reason}>{t('submissions.reason', { reason })}</p>}
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

/** What became of a replacement, as a key of the words. */
function replacementNews({ submission_status, submission_details }: NonNullable<Submission['replacement']>) {
  if (submission_status === 'rejected') return 'notReplaced';
  return submission_details.state === 'failed' ? 'replacedFailed' : 'replaced';
}

/** What the entry owes, and the way to pay it; nothing once the fee is paid. */
function CardFee({ submission: { id, fee, competition } }: Pick<SubmissionCardProps, 'submission'>) {
  const { t } = useTranslation('entries');
  const words = useFeeWords(competition.event.zone);
  if (!fee || fee.state === 'paid') return null;
  return (
    <div className={styles.fee}>
      <p className={styles.news}>
        <span className={styles.newsMark}>
          <Icon of={fee.state === 'refund_due' || fee.state === 'refunded' ? Undo : Coins} size="sm" />
        </span>
        {words.standing(fee)}
      </p>
      {fee.state === 'due' && (
        <Button full href={submissionDetailsHref(id)}>
          {t('fee.payHere')}
        </Button>
      )}
    </div>
  );
}

type CardActionsProps = { submission: Submission; name: string; now: number; onDelete: () => void };

/** Edit, view and delete an entry; after the end of its competition it can no longer be replaced. */
function CardActions({ submission, name, now, onDelete }: CardActionsProps) {
  const { t } = useTranslation('entries');
  const { id, competition } = submission;
  return (
    <div className={styles.actions}>
      {replaceOffer(submission, now) !== null && (
        <IconLink icon={Pencil} href={submitHref(competition, id)} label={t('submissions.edit', { name })} />
      )}
      <IconLink icon={Eye} href={submissionDetailsHref(id)} label={t('submissions.view', { name })} />
      <IconButton icon={Trash} label={t('submissions.delete', { name })} onClick={onDelete} />
    </div>
  );
}

function IconLink({ icon, href, label }: { icon: IconDrawing; href: string; label: string }) {
  return (
    <a className={iconButton} href={href} aria-label={label} title={label}>
      <Icon of={icon} />
    </a>
  );
}

type CardPictureProps = { submission: Submission; name: string; eager: boolean };

/** Poster of an entry, or the picture of its competition; a click plays the recording. */
function CardPicture({ submission: { id, competition, submission_details }, name, eager }: CardPictureProps) {
  const { t } = useTranslation('entries');
  const { thumbnail_url: poster, file_url: file, duration_ms: length } = submission_details ?? {};
  const sizes: readonly ImageSize[] = poster
    ? [{ url: poster, width: 1280, height: 720 }]
    : competition.thumbnail_sizes;
  return (
    <div className={`${stage} ${styles.picture}`}>
      <SceneImage sizes={sizes} shown="(min-width: 64em) 436px, 100vw" name={name} eager={eager} />
      {file && (
        <a
          className={styles.play}
          href={submissionViewerHref(competition)}
          data-state={JSON.stringify(submissionState(id))}
          aria-label={t('submissions.play', { name })}
        >
          <span className={styles.disc}>
            <Icon of={Play} size="lg" />
          </span>
        </a>
      )}
      {length != null && (
        <span className={styles.length}>
          <span className={visuallyHidden}>{t('submissions.length')} </span>
          <span className={leftToRight}>{playTime(length / 1000)}</span>
        </span>
      )}
    </div>
  );
}
