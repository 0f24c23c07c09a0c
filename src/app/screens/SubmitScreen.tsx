import type { ComponentProps } from 'react';
import type ReplacementForm from '../account/ReplacementForm.tsx';
import { SubmitPage } from '../../pages/candidate/SubmitPage/SubmitPage.tsx';
import { submissionFlows } from '../flows/submissions.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** Loads the form in parallel with the entry. */
const form = import('../account/ReplacementForm.tsx').catch(() => import('../arrive.ts'));
const Replacement = lazyPart<ComponentProps<typeof ReplacementForm>>(() => form);

export default function SubmitScreen() {
  return (
    <SignedInOnly>
      {() => <SubmitPage details={submissionFlows.details} Replacement={Replacement} />}
    </SignedInOnly>
  );
}
