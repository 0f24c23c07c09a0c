import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { submissionState, submissionViewerHref, submitHref } from '../../../../domain/submissionAddress.ts';
import { replaceOffer } from '../../../../domain/submissionStanding.ts';
import { Button } from '../../../components/Button/Button.tsx';
import * as styles from './SubmissionDetailsPage.css.ts';

type Props = { submission: Submission; now: number };

/** Whether the recording can be replaced, and the link (specification section 4 "Replace submission"). */
export function ReplaceOffer({ submission, now }: Props) {
  const { t } = useTranslation('entries');
  const { id, competition, submission_details: media } = submission;
  const offer = replaceOffer(submission, now);
  const another = competition.submission_type === 'audio' ? 'viewer.uploadNewAudio' : 'viewer.uploadNew';
  return (
    <div className={styles.offer}>
      {offer === null && <p className={styles.words}>{t('viewer.over')}</p>}
      {offer !== null && (
        <>
          <p className={styles.words}>
            {t(offer === 'replace' ? 'viewer.replaceText' : 'viewer.uploadNewText')}
          </p>
          <Button full href={submitHref(competition, id)}>
            {t(offer === 'replace' ? 'viewer.replace' : another)}
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
