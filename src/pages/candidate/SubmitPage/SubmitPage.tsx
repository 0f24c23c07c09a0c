import { useMachine } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { replaceOffer } from '../../../../domain/submissionStanding.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { submissionDetailsMachine } from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { EntryMedia } from '../entry/EntryMedia.tsx';
import { entryState } from '../entry/entryState.ts';
import { EntryWaiting } from '../entry/EntryWaiting.tsx';
import type { ReplacementProps } from './Replacement.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import * as styles from './SubmitPage.css.ts';

export type SubmitPageProps = {
  details: typeof submissionDetailsMachine;
  /** The lazy form, loaded together with the entry; until then the page says that it opens. */
  Replacement: ComponentType<Omit<ReplacementProps, 'replace'>>;
};

/** Replaces the recording of an entry (specification section 2 "Replace submission"). */
export function SubmitPage({ details, Replacement }: SubmitPageProps) {
  const { t } = useTranslation('entries');
  const language = useLanguage();
  const [snapshot, send] = useMachine(details);
  const state = entryState(snapshot.value);
  const { data, now } = snapshot.context;
  const title = t(titleOf(data, now));
  useDocumentTitle(title);
  return (
    <EntryFrame title={title} lead={data ? localized(data.competition, 'name', language) : undefined}>
      {data ? (
        <div className={styles.column}>
          <Suspense fallback={<OpeningForm />}>
            <Replacement
              entry={{ submission: data, now }}
              current={<EntryMedia state={state} media={data.submission_details} send={send} />}
            />
          </Suspense>
        </div>
      ) : (
        <EntryWaiting at={state.at} failure={snapshot.context} send={send} />
      )}
    </EntryFrame>
  );
}

/** The same text as the button that leads here (specification section 4). */
function titleOf(submission: Submission | null, now: number) {
  if (!submission || replaceOffer(submission, now) !== 'uploadNew') return 'viewer.replace' as const;
  return `viewer.uploadNew.${submission.competition.submission_type}` as const;
}
