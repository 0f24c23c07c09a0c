/** The flow that sends an identity document again, as staff asked. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { networkError } from '../../../domain/errors.ts';
import { documentCorrectionMachine } from '../../../src/machines/documentCorrection/documentCorrectionMachine.ts';
import { documentCorrectionOutcomes } from '../../../src/machines/documentCorrection/documentCorrectionOutcomes.ts';
import type { DocumentCorrectionContext } from '../../../src/machines/documentCorrection/documentCorrectionTypes.ts';
import { clearScan, documentRefusals } from '../../support/entries/documentFacts.ts';
import type { Flow } from '../flow.ts';
import { documentCorrectionWords } from './documentCorrectionWords.ts';

const events = documentCorrectionOutcomes({
  file: clearScan,
  checked: [
    { ok: true, file: clearScan },
    { ok: false, code: 'tooLarge' },
  ],
  refusals: [networkError, ...Object.values(documentRefusals)],
});

/** Whether the page offers an event: while a file is checked, the form cannot be sent. */
const offered = ({ value }: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  type !== 'form.submitted' || value !== 'checking';

export const documentCorrectionFlow: Flow = {
  name: 'documentCorrection',
  ...documentCorrectionWords,
  machine: documentCorrectionMachine,
  input: { entry: 'entry-1' },
  walks: [
    {
      events,
      identity: ({ value, context }) => {
        const { document, fieldError, formError } = context as DocumentCorrectionContext;
        return [value, document !== null, fieldError !== null, formError !== null];
      },
    },
  ],
  offered,
  replayedBy: 'src/pages/candidate/SubmissionDetailsPage/SubmissionDetailsPage.paths.test.tsx',
  calls: ['checkDocument', 'sendDocument'],
  effects: [],
};
