import { type ComponentProps, useEffect, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { pageAt } from '../../../domain/routes.ts';
import { submissionOfState } from '../../../domain/submissionAddress.ts';
import { submissionPaths } from '../../../domain/submissionPaths.ts';
import { SubmissionDetailsPage } from '../../pages/candidate/SubmissionDetailsPage/SubmissionDetailsPage.tsx';
import { SubmissionsPage } from '../../pages/candidate/SubmissionsPage/SubmissionsPage.tsx';
import { SubmissionViewerPage } from '../../pages/candidate/SubmissionViewerPage/SubmissionViewerPage.tsx';
import { lazyPart } from '../../parts/lazyPart.ts';
import type DocumentCorrectionForm from '../account/DocumentCorrectionForm.tsx';
import { submissionFlows } from '../flows/submissions.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

const DocumentCorrection = lazyPart<ComponentProps<typeof DocumentCorrectionForm>>(
  () => import('../account/DocumentCorrectionForm.tsx'),
);

/** The pages of the candidate's entries: one chunk, because each links to the others. */
export default function SubmissionsScreen() {
  const page = pageAt(usePathname());
  return (
    <SignedInOnly>
      {(user) => {
        if (page === 'submissionDetails')
          return (
            <SubmissionDetailsPage
              details={submissionFlows.details}
              feeOrder={submissionFlows.feeOrder}
              withdrawal={submissionFlows.withdrawal}
              DocumentCorrection={DocumentCorrection}
            />
          );
        if (page === 'submissionViewer') return <Viewer />;
        const path = page === 'dashboard' ? accountPaths.dashboard : submissionPaths.submissions;
        return <SubmissionsPage user={user} path={path} mySubmissions={submissionFlows.mySubmissions} />;
      }}
    </SignedInOnly>
  );
}

/** Only the history state names the recording; without it the list opens. */
function Viewer() {
  const [id] = useState(() => submissionOfState(history.state));
  useEffect(() => {
    if (id === null) navigate(submissionPaths.submissions, { replace: true });
  }, [id]);
  return id !== null && <SubmissionViewerPage viewer={submissionFlows.viewer} id={id} />;
}
