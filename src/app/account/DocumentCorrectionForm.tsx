import {
  DocumentCorrection,
  type DocumentCorrectionProps,
} from '../../pages/candidate/SubmissionDetailsPage/DocumentCorrection.tsx';
import { documentCorrectionFlow } from '../flows/documentCorrection.ts';

/** The field for a document that staff ask for again, with its real effects. */
export default function DocumentCorrectionForm(props: Omit<DocumentCorrectionProps, 'machine'>) {
  return <DocumentCorrection {...props} machine={documentCorrectionFlow} />;
}
