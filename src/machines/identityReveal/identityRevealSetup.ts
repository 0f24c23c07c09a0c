/** What a look at an identity document needs: its calls, its judgements and what it notes. */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { STAFF_WAIT_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import {
  readReveal,
  readVerdict,
  type RevealAsked,
  type VerdictGiven,
} from '../../../domain/staff/identityCheck.ts';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import { IDENTITY_LOOK_MS } from '../../../domain/staff/staffLimits.ts';
import { staffRefusal } from '../../../domain/staff/staffRefusals.ts';
import { failureIn } from '../failureIn.ts';
import { withoutFieldError } from '../formErrors.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import { codesOf, emptyTexts, fields } from './identityTexts.ts';
import type {
  IdentityField,
  IdentityRevealContext,
  IdentityRevealEvent,
  LookEnd,
  OpenedDocument,
} from './identityRevealTypes.ts';

const hasStatus = (event: object, status: number) => statusOf(failureIn(event)) === status;

export const identityRevealSetup = setup({
  types: { context: {} as IdentityRevealContext, events: {} as IdentityRevealEvent },
  actors: {
    loadCheck: unprovidedPromise<IdentityCheck>('loadCheck'),
    reveal: unprovidedPromise<Revealed, RevealAsked>('reveal'),
    openDocument: unprovidedPromise<OpenedDocument, Pick<Revealed, 'token' | 'type'>>('openDocument'),
    judge: unprovidedPromise<IdentityVerdict, VerdictGiven & { look: string }>('judge'),
    watchLeaving: unprovidedCallback('watchLeaving'),
  },
  guards: {
    mayReveal: ({ context: { check } }) => check?.may_reveal === true && check.document !== null,
    hasReason: ({ context }) => 'values' in readReveal(context.texts),
    hasVerdict: ({ context }) => 'values' in readVerdict(context.texts),
    isPdf: (_, { type }: Pick<Revealed, 'type'>) => type === 'application/pdf',
    isUnreadableFile: (_, { kind }: OpenedDocument) => kind === 'unreadable',
    isPicture: ({ context }) => context.opened?.kind === 'image',
    isSignedOut: ({ event }) => hasStatus(event, 401),
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isLimited: ({ event }) => hasStatus(event, 429),
    isUnreadable: ({ event }) => hasStatus(event, 422),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    take: assign((_, check: IdentityCheck) => ({ check })),
    change: assign(({ context }, { field, value }: { field: IdentityField; value: string }) => ({
      texts: { ...context.texts, [field]: value },
      fieldErrors: withoutFieldError(context.fieldErrors, field),
    })),
    judgeReason: assign(({ context }) => ({ fieldErrors: codesOf(readReveal(context.texts)) })),
    judgeVerdict: assign(({ context }) => ({ fieldErrors: codesOf(readVerdict(context.texts)) })),
    begin: assign({ texts: emptyTexts, look: null, end: null, fieldErrors: {}, formError: null }),
    keepLook: assign((_, { look, token, type, stated }: Revealed) => ({
      look: { look, token, type },
      stated,
    })),
    keepDocument: assign((_, opened: OpenedDocument) => ({ opened })),
    noteEnd: assign((_, { end }: { end: LookEnd }) => ({ end })),
    /** The picture and what was stated leave the page. */
    forget: assign({ opened: null, stated: null }),
    keepVerdict: assign(({ context }, verdict: IdentityVerdict) => ({
      check: context.check && { ...context.check, verdict },
      look: null,
      end: null,
      texts: emptyTexts,
    })),
    clear: assign({ formError: null, fieldErrors: {} }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    noteRefusal: assign(({ event }) => {
      const { fieldErrors, formError } = staffRefusal(failureIn(event), fields);
      const { code: _code, ...others } = fieldErrors;
      return { fieldErrors: others, formError };
    }),
    /** Frees the memory of the picture. */
    release: unprovidedAction('release'),
    endSession: unprovidedAction('endSession'),
  },
  delays: {
    wait: ({ context }) => context.formError?.waitMs ?? STAFF_WAIT_MS,
    look: IDENTITY_LOOK_MS,
  },
});
