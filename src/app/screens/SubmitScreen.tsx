import { lazy } from 'react';
import { SubmitPage } from '../../pages/candidate/SubmitPage/SubmitPage.tsx';
import { submissionFlows } from '../flows/submissions.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** A form that cannot be fetched, such as one of an older site, is asked for by the browser itself. */
function startAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** What sends a file comes while the entry is still asked for. */
const form = import('../account/ReplacementForm.tsx').catch(startAnew);
const Replacement = lazy(() => form);

export default function SubmitScreen() {
  return (
    <SignedInOnly>
      {() => <SubmitPage details={submissionFlows.details} Replacement={Replacement} />}
    </SignedInOnly>
  );
}
