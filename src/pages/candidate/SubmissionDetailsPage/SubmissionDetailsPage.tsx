import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { submissionDetailsMachine } from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import * as styles from '../entry/EntryFrame.css.ts';
import { EntryMedia } from '../entry/EntryMedia.tsx';
import { entryState } from '../entry/entryState.ts';
import { EntryWaiting } from '../entry/EntryWaiting.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';

export type SubmissionDetailsPageProps = { details: typeof submissionDetailsMachine };

/** One entry: recording, competition, status and actions (specification section 2). */
export function SubmissionDetailsPage({ details }: SubmissionDetailsPageProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const [snapshot, send] = useMachine(details);
  const state = entryState(snapshot.value);
  const { data, now } = snapshot.context;
  const name = data && localized(data.competition, 'name', language);
  useDocumentTitle(name ?? t('viewer.pageTitle'));
  return (
    <EntryFrame
      title={name ?? t('viewer.title')}
      lead={data ? localized(data.competition.event, 'name', language) : undefined}
    >
      {data ? (
        <div className={styles.parts}>
          <EntryMedia state={state} media={data.submission_details} send={send} />
          <SubmissionFacts submission={data} now={now} />
        </div>
      ) : (
        <EntryWaiting at={state.at} told={snapshot.context} send={send} />
      )}
    </EntryFrame>
  );
}
