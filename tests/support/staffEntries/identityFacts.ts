/** Invented looks at an identity document, and a machine whose calls are answered at once. */
import { fromCallback, fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { RevealAsked, VerdictGiven } from '../../../domain/staff/identityCheck.ts';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import { identityRevealMachine } from '../../../src/machines/identityReveal/identityRevealMachine.ts';
import type { OpenedDocument } from '../../../src/machines/identityReveal/identityRevealTypes.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { owner } from '../staff/staffFacts.ts';

const sent = Date.UTC(2026, 10, 20, 8, 30);

export const identityVerdict: IdentityVerdict = {
  judged_at: sent + 3_600_000,
  by: { id: owner.id, name: owner.name },
  is_of_earlier_document: false,
  name: 'yes',
  number: 'yes',
  birth_date: 'yes',
  valid: 'yes',
  note: null,
};

export const unjudged: IdentityCheck = {
  document: { kind: 'image', sent_at: sent, delete_after: sent + 140 * 86_400_000 },
  verdict: null,
  may_reveal: true,
};
export const judged: IdentityCheck = { ...unjudged, verdict: identityVerdict };
/** A verdict about the document before, and words beside it, as an auditor does not read them. */
export const judgedEarlier: IdentityCheck = {
  ...unjudged,
  verdict: {
    ...identityVerdict,
    is_of_earlier_document: true,
    number: 'no',
    birth_date: 'unreadable',
    note: 'الرقم في الصورة مقصوص (see the back)',
  },
};
export const undocumented: IdentityCheck = { ...judged, document: null, may_reveal: false };

export const revealed: Revealed = {
  look: 'look'.padEnd(22, '0'),
  token: 'token',
  expires_at: sent + 60_000,
  type: 'image/jpeg',
  stated: { full_name: 'هدى بنت سالم الرواحية', civil_id: '12345678', birth_date: '2001-04-17' },
};
export const revealedPdf: Revealed = { ...revealed, type: 'application/pdf' };

/** A picture where nothing is drawn. */
export const openedPicture: OpenedDocument = {
  kind: 'image',
  picture: { width: 600, height: 400, close: () => {} },
};

type Staged = {
  check?: IdentityCheck | AppError;
  reveal?: Revealed | AppError;
  open?: OpenedDocument | AppError;
  verdict?: IdentityVerdict | AppError;
};

export const stillLook = ({ check, reveal, open, verdict }: Staged = {}) =>
  identityRevealMachine.provide({
    actors: {
      loadCheck: fromPromise(() => stagedAnswer<IdentityCheck>(check)),
      reveal: fromPromise<Revealed, RevealAsked>(() => stagedAnswer<Revealed>(reveal)),
      openDocument: fromPromise<OpenedDocument, Pick<Revealed, 'token' | 'type'>>(() =>
        stagedAnswer<OpenedDocument>(open),
      ),
      judge: fromPromise<IdentityVerdict, VerdictGiven & { look: string }>(() =>
        stagedAnswer<IdentityVerdict>(verdict),
      ),
      watchLeaving: fromCallback(() => {}),
    },
    actions: { release: () => {}, endSession: () => {} },
  });
