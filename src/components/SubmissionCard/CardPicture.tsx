import Play from '@lucide/icons/icons/play';
import { useTranslation } from 'react-i18next';
import type { ImageSize, Submission } from '../../../domain/contract.ts';
import { playTime } from '../../../domain/playTime.ts';
import { submissionState, submissionViewerHref } from '../../../domain/submissionAddress.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { stage } from '../../theme/theme.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import * as styles from './SubmissionCard.css.ts';

type Props = { submission: Submission; name: string; eager: boolean };

/** Poster of an entry, or the picture of its competition; a click plays the recording. */
export function CardPicture({ submission: { id, competition, submission_details }, name, eager }: Props) {
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
