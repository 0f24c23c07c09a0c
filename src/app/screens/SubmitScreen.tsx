import { SubmitPage } from '../../pages/candidate/SubmitPage/SubmitPage.tsx';
import { replaceFlow } from '../flows/replace.ts';
import { submissionFlows } from '../flows/submissions.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

export default function SubmitScreen() {
  return (
    <SignedInOnly>
      {() => <SubmitPage details={submissionFlows.details} replace={replaceFlow} />}
    </SignedInOnly>
  );
}
