import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SubmissionView } from '../../../../domain/contract.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { submissionViewerMachine } from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { EntryMedia } from '../entry/EntryMedia.tsx';
import { entryState } from '../entry/entryState.ts';
import { EntryWaiting } from '../entry/EntryWaiting.tsx';
import * as styles from './SubmissionViewerPage.css.ts';

export type SubmissionViewerPageProps = {
  viewer: typeof submissionViewerMachine;
  /** Id of the entry. */
  id: string;
};

/** One recording by itself (specification section 2 "Submission viewer"). */
export function SubmissionViewerPage({ viewer, id }: SubmissionViewerPageProps) {
  const { t } = useTranslation('entries');
  const [snapshot, send] = useMachine(viewer);
  const state = entryState(snapshot.value);
  const { data } = snapshot.context;
  const names = data && namesOf(data.competition_info);
  useDocumentTitle(names?.competition ?? t('viewer.pageTitle'));
  return (
    <EntryFrame title={names?.competition ?? t('viewer.title')} lead={names?.event}>
      {data ? (
        <div className={styles.alone}>
          <EntryMedia state={state} media={data.submission_details} send={send} />
          <div className={styles.foot}>
            <StatusBadge status={data.submission_status} standing={data.standing} />
            <Button variant="secondary" href={submissionDetailsHref(id)}>
              {t('viewer.toDetails')}
            </Button>
          </div>
        </div>
      ) : (
        <EntryWaiting at={state.at} failure={snapshot.context} send={send} />
      )}
    </EntryFrame>
  );
}

/**
 * Arabic names whatever the page's language, otherwise English, otherwise the server's choice (specification
 * section 2).
 */
function namesOf(info: SubmissionView['competition_info']) {
  return {
    competition: info.competition_name_ar || info.competition_name_en || info.competition_name,
    event: info.event_name_ar || info.event_name_en || info.event_name,
  };
}
