/** The flow of a look at an identity document. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { identityRevealMachine } from '../../../src/machines/identityReveal/identityRevealMachine.ts';
import { identityRevealOutcomes } from '../../../src/machines/identityReveal/identityRevealOutcomes.ts';
import type {
  IdentityField,
  IdentityRevealContext,
} from '../../../src/machines/identityReveal/identityRevealTypes.ts';
import {
  identityVerdict,
  openedPicture,
  revealed,
  revealedPdf,
  undocumented,
  unjudged,
} from '../../support/staffEntries/identityFacts.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { identityRevealWords } from './identityRevealWords.ts';

const WAIT_MS = 60_000;
const signedOut = httpError({ status: 401 });

const texts: readonly (readonly [IdentityField, string])[] = [
  ['reason', 'screening'],
  ['name', 'yes'],
  ['number', 'yes'],
  ['birth_date', 'yes'],
  ['valid', 'yes'],
];

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the dialog offers an event: its fields from the first to the last, each once. */
function onLook(snapshot: Snapshot, event: ModelEvent): boolean {
  const { texts: typed } = snapshot.context as IdentityRevealContext;
  const isAsking = snapshot.matches('asking');
  if (event.type === 'form.submitted') return !snapshot.matches({ asking: 'limited' });
  if (event.type !== 'field.changed') return true;
  const next = texts.find(([field, value]) => typed[field] !== value && (field === 'reason') === isAsking);
  return next?.[0] === event['field'];
}

export const identityRevealFlow: Flow = {
  name: 'identityReveal',
  ...identityRevealWords,
  machine: identityRevealMachine,
  walks: [
    {
      events: identityRevealOutcomes(
        {
          checks: [unjudged, undocumented],
          reveals: [revealed, revealedPdf],
          documents: [openedPicture, { kind: 'pdf' }, { kind: 'unreadable' }],
          verdict: identityVerdict,
          texts,
        },
        {
          load: [signedOut, networkError],
          reveal: [
            signedOut,
            refusal('step_up_needed', 403),
            httpError({ status: 429, retryAfterMs: WAIT_MS }),
            refusal('unprocessable', 422),
            networkError,
            refusal('document_gone', 410),
          ],
          open: [signedOut, refusal('reveal_expired', 410)],
          judge: [signedOut, networkError, refusal('unprocessable', 422), refusal('not_revealed', 409)],
        },
      ),
    },
  ],
  offered: onLook,
  replayedBy: 'src/pages/staff/identityPanel.paths.test.tsx',
  calls: ['loadCheck', 'reveal', 'openDocument', 'judge'],
  effects: ['release', 'endSession'],
  steady: { wait: WAIT_MS },
};
