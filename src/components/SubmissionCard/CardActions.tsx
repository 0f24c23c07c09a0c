import Eye from '@lucide/icons/icons/eye';
import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../domain/contract.ts';
import { submissionDetailsHref, submitHref } from '../../../domain/submissionAddress.ts';
import { replaceOffer } from '../../../domain/submissionStanding.ts';
import type { IconDrawing } from '../Icon/iconDrawing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import * as styles from './SubmissionCard.css.ts';

type Props = { submission: Submission; name: string; now: number; onDelete: () => void };

/** Links of an entry; after the end of its competition it can no longer be replaced. */
export function CardActions({ submission, name, now, onDelete }: Props) {
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
