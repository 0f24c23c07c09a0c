/** The flow of a registration: its events, and which of them its page offers. */
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { httpError } from '../../../domain/errors.ts';
import { registrationMachine } from '../../../src/machines/registration/registrationMachine.ts';
import * as outcomes from '../../../src/machines/registration/registrationOutcomes.ts';
import { LATE_REGISTRATION_MS } from '../../../domain/registration.ts';
import { answered } from '../../../src/machines/worldEvents.ts';
import { profile } from '../../support/accounts/accountFacts.ts';
import { detailsOf } from '../../support/catalogue/catalogueFixtures.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import * as facts from '../../support/entries/registrationFacts.ts';
import type { Flow } from '../flow.ts';
import { registrationWords } from './registrationWords.ts';

const failed = (error: (typeof facts.refusals)[keyof typeof facts.refusals]) =>
  ({ kind: 'failed', error }) as const;

const world: outcomes.RegistrationWorld = {
  opened: [
    null,
    facts.openedForm(),
    facts.openedForm({ draft: facts.keptDraft }),
    facts.openedForm({ person: profile, entry: 'own-entry' }),
    facts.openedForm({ sent: facts.sentForm }),
    facts.openedForm({ draft: { ...facts.keptDraft, unsure: true }, resumable: false }),
    facts.openedForm({ competition: detailsOf({ reg_end: facts.openedForm().now }) }),
  ],
  notOpened: [httpError({ status: 404 }), facts.refusals.unknown],
  media: {
    file: facts.mediaFile,
    checked: [
      { ok: true, media: facts.chosenMedia },
      { ok: false, code: 'tooLong' },
    ],
  },
  identity: {
    file: facts.identityFile,
    checked: [
      { ok: true, file: facts.identityFile },
      { ok: false, code: 'wrongFormat' },
    ],
  },
  unreadable: facts.refusals.unknown,
  begun: facts.begun,
  progress: { phase: 'uploading', sent: 115_000_000, total: 180_000_000 },
  uploads: [
    { kind: 'uploaded', ticket: 'ticket-of-the-upload' },
    { kind: 'cancelled' },
    failed(facts.refusals.closed),
    failed(facts.refusals.other),
    failed(facts.refusals.unknown),
  ],
  refusals: Object.values(facts.refusals),
  entry: 'own-entry',
};

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** What tells states of the form apart; typed values do not. */
const identity: NonNullable<ModelOptions['identity']> = (snapshot) => {
  const { context, value } = snapshot as Snapshot;
  const { formError, media, identity: document, ticket, values, known, resumable, progress } = context;
  return [
    [value, formError, media === null, document === null, ticket, known, resumable, progress === null],
    [values.full_name.length, values.civil_id, values.term_conditions, Object.keys(context.fieldErrors)],
    [context.begun === null, context.now],
    [context.checkedMedia === null, context.checkedIdentity === null, context.consent, context.unsure],
  ];
};

const draftOf = (form: Partial<Parameters<typeof facts.openedForm>[0]> = {}) =>
  answered('openForm', facts.openedForm({ draft: facts.keptDraft, ...form }));

const paid = detailsOf({ entry_fee: 5_000 });

/** The first piece is how a form opens. Each other piece starts from the same filled form. */
const walks: readonly (readonly ModelEvent[])[] = [
  outcomes.openingOutcomes(world),
  [draftOf(), ...outcomes.fieldOutcomes],
  [
    answered('openForm', facts.openedForm()),
    draftOf(),
    draftOf({
      now: facts.begun.at + LATE_REGISTRATION_MS,
      draft: { ...facts.keptDraft, begun: facts.begun },
    }),
    ...outcomes.startOutcomes(world),
  ],
  [draftOf(), ...outcomes.fileOutcomes(world), { type: 'form.submitted' }],
  [
    draftOf({ competition: paid }),
    draftOf({ competition: paid, resumable: false }),
    { type: 'media.chosen', file: facts.mediaFile },
    answered('checkMedia', { ok: true, media: facts.chosenMedia }),
    { type: 'identity.chosen', file: facts.identityFile },
    answered('checkIdentity', { ok: true, file: facts.identityFile }),
    { type: 'form.submitted' },
    ...outcomes.sendingOutcomes(world),
    { type: 'login.requested' },
  ],
];

const says = (note: string, { formError }: Snapshot['context']) =>
  formError !== null && 'note' in formError && formError.note === note;

/**
 * Whether the page offers an event: a dialog covers what is behind it, and a missing control cannot be
 * pressed.
 */
function offered(state: AnyMachineSnapshot, event: ModelEvent): boolean {
  const snapshot = state as Snapshot;
  const { context } = snapshot;
  const isReading = snapshot.matches({ filling: { form: 'reading' } });
  if (isReading && snapshot.matches('filling'))
    return /^(consent\.accepted|dialog\.closed|xstate\.(done|error))/.test(event.type);
  switch (event.type) {
    case 'field.changed':
      return event['value'] !== context.values.full_name;
    case 'login.requested':
      return context.known || says('signedOut', context);
    case 'newest.requested':
      return says('overtaken', context);
    case 'upload.changed':
      return !snapshot.matches({ sending: 'judging' });
    case 'consent.withdrawn':
      return context.values.term_conditions;
    case 'media.removed':
      return context.media !== null;
    case 'identity.removed':
      return context.identity !== null;
    default:
      return true;
  }
}

export const registrationFlow: Flow = {
  name: 'registration',
  ...registrationWords,
  machine: registrationMachine,
  walks: walks.map((events) => ({ events, identity })),
  offered,
  replayedBy: 'src/pages/candidate/RegisterPage/RegisterPage.paths.test.tsx',
  calls: ['openForm', 'beginRegistration', 'checkMedia', 'checkIdentity', 'checkSignup', 'mediaUpload'],
  effects: [
    'keepDraft',
    'forgetDraft',
    'keepSent',
    'forgetSent',
    'goHome',
    'showCompetition',
    'logIn',
    'cancelUpload',
  ],
};
