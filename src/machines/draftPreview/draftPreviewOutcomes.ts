/** Outcomes of the links of a preview, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { PreviewLinks, PreviewMade } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { DraftPreviewEvent } from './draftPreviewTypes.ts';

const heard = (event: DraftPreviewEvent): AnyEventObject => event;

export const draftPreviewOutcomes = (
  { loaded, made, ended }: { loaded: readonly PreviewLinks[]; made: PreviewMade; ended: PreviewLinks },
  failures: { load: readonly AppError[]; make: readonly AppError[]; end: readonly AppError[] },
): AnyEventObject[] => [
  ...loaded.map((links) => answered('loadLinks', links)),
  ...failures.load.map((failure) => refused('loadLinks', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'make.requested' }),
  answered('makeLink', made),
  ...failures.make.map((failure) => refused('makeLink', failure)),
  heard({ type: 'link.closed' }),
  heard({ type: 'end.requested' }),
  heard({ type: 'end.confirmed' }),
  heard({ type: 'end.cancelled' }),
  answered('endLinks', ended),
  ...failures.end.map((failure) => refused('endLinks', failure)),
];
