/** Outcomes of a document that is sent again, for path generation. */
import type { CheckedIdentity } from '../../../domain/forms/mediaFile.ts';
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { DocumentCorrectionEvent } from './documentCorrectionTypes.ts';

const heard = (event: DocumentCorrectionEvent): AnyEventObject => event;

type Sent = { file: File; checked: readonly CheckedIdentity[]; refusals: readonly AppError[] };

export const documentCorrectionOutcomes = ({ file, checked, refusals }: Sent): AnyEventObject[] => [
  heard({ type: 'document.chosen', file }),
  ...checked.map((each) => answered('checkDocument', each)),
  refused('checkDocument', new Error('unheard of')),
  heard({ type: 'document.removed' }),
  heard({ type: 'form.submitted' }),
  answered('sendDocument', undefined),
  ...refusals.map((error) => refused('sendDocument', error)),
  heard({ type: 'retry.requested' }),
];
