import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { countByStatus, submissionStatuses } from '../../../../domain/submissionStanding.ts';
import { StatTile, StatTiles } from '../../../components/StatTile/StatTile.tsx';

type Props = {
  /** Undefined while loading. */
  submissions: readonly Submission[] | undefined;
};

/** Number of entries by status (decision D22). */
export function SubmissionStats({ submissions }: Props) {
  const { t } = useTranslation('entries');
  const counts = submissions && countByStatus(submissions);
  return (
    <StatTiles label={t('submissions.stats')}>
      {submissionStatuses.map((status) => (
        <StatTile key={status} label={t(`status.${status}`)} value={counts?.[status]} />
      ))}
    </StatTiles>
  );
}
