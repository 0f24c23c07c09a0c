/** Parts of pages that get a machine of their own. */
import type { ReactElement } from 'react';
import {
  DocumentCorrection,
  type DocumentCorrectionProps,
} from '../../src/pages/candidate/SubmissionDetailsPage/DocumentCorrection.tsx';
import { Replacement, type ReplacementProps } from '../../src/pages/candidate/SubmitPage/Replacement.tsx';

/** One component for each machine: a new component at each rendering would remount. */
const replacements = new WeakMap<object, (props: Omit<ReplacementProps, 'replace'>) => ReactElement>();
export function replacementWith(machine: never) {
  const known = replacements.get(machine);
  if (known) return known;
  const Form = (props: Omit<ReplacementProps, 'replace'>) => <Replacement {...props} replace={machine} />;
  replacements.set(machine, Form);
  return Form;
}

const documents = new WeakMap<object, (props: Omit<DocumentCorrectionProps, 'machine'>) => ReactElement>();
export function documentWith(machine: never) {
  const known = documents.get(machine);
  if (known) return known;
  const Form = (props: Omit<DocumentCorrectionProps, 'machine'>) => (
    <DocumentCorrection {...props} machine={machine} />
  );
  documents.set(machine, Form);
  return Form;
}
