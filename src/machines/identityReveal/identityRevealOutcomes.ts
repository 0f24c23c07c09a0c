/** Outcomes of a look at an identity document, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { IdentityField, IdentityRevealEvent, OpenedDocument } from './identityRevealTypes.ts';

const heard = (event: IdentityRevealEvent): AnyEventObject => event;

type Answers = {
  checks: readonly IdentityCheck[];
  reveals: readonly Revealed[];
  documents: readonly OpenedDocument[];
  verdict: IdentityVerdict;
  /** What is typed and chosen. */
  texts: readonly (readonly [IdentityField, string])[];
};

export const identityRevealOutcomes = (
  { checks, reveals, documents, verdict, texts }: Answers,
  failures: Readonly<Record<'load' | 'reveal' | 'open' | 'judge', readonly AppError[]>>,
): AnyEventObject[] => [
  ...checks.map((check) => answered('loadCheck', check)),
  ...failures.load.map((failure) => refused('loadCheck', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'reveal.requested' }),
  ...texts.map(([field, value]) => heard({ type: 'field.changed', field, value })),
  heard({ type: 'form.submitted' }),
  heard({ type: 'download.requested' }),
  heard({ type: 'document.closed' }),
  heard({ type: 'page.left' }),
  heard({ type: 'look.ended' }),
  ...reveals.map((revealed) => answered('reveal', revealed)),
  ...failures.reveal.map((failure) => refused('reveal', failure)),
  ...documents.map((opened) => answered('openDocument', opened)),
  ...failures.open.map((failure) => refused('openDocument', failure)),
  answered('judge', verdict),
  ...failures.judge.map((failure) => refused('judge', failure)),
  elapsed('wait', 'identityReveal.asking.limited'),
  elapsed('look', 'identityReveal.offered'),
  elapsed('look', 'identityReveal.shown'),
];
