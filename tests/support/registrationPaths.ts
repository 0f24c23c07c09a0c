/** The paths through a registration: those of its machine, or those that its page offers. */
import type { SnapshotFrom } from 'xstate';
import { httpError } from '../../domain/errors.ts';
import { registrationMachine } from '../../src/machines/registration/registrationMachine.ts';
import * as outcomes from '../../src/machines/registration/registrationOutcomes.ts';
import { answered } from '../../src/machines/worldEvents.ts';
import { detailsOf } from './catalogueFixtures.ts';
import { type ModelOptions, type ModelPath, transitionPaths } from './model.ts';
import * as facts from './registrationFacts.ts';

export const registrationCalls = ['openForm', 'checkMedia', 'checkIdentity', 'mediaUpload'];
export const registrationEffects = [
  'keepDraft',
  'forgetDraft',
  'goHome',
  'showCompetition',
  'logIn',
  'cancelUpload',
];

const failed = (error: (typeof facts.refusals)[keyof typeof facts.refusals]) =>
  ({ kind: 'failed', error }) as const;

const world: outcomes.RegistrationWorld = {
  opened: [
    null,
    facts.openedForm(),
    facts.openedForm({ draft: facts.keptDraft }),
    facts.openedForm({ draft: { ...facts.keptDraft, unsure: true }, resumable: false }),
    facts.openedForm({ competition: detailsOf({ reg_end: facts.openedForm().now }) }),
  ],
  notOpened: [httpError({ status: 404 }), facts.refusals.unknown],
  media: {
    file: facts.mediaFile,
    checked: [
      { ok: true, media: facts.chosenMedia },
      { ok: false, problem: 'tooLong' },
    ],
  },
  identity: {
    file: facts.identityFile,
    checked: [
      { ok: true, file: facts.identityFile },
      { ok: false, problem: 'wrongFormat' },
    ],
  },
  unreadable: facts.refusals.unknown,
  progress: { phase: 'uploading', sent: 115_000_000, total: 180_000_000 },
  uploads: [
    { kind: 'uploaded', ticket: 'ticket-of-the-upload' },
    { kind: 'cancelled' },
    failed(facts.refusals.closed),
    failed(facts.refusals.other),
    failed(facts.refusals.unknown),
  ],
  refusals: Object.values(facts.refusals),
};

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** What tells one form from another; what is typed besides is of no concern. */
const identity: NonNullable<ModelOptions['identity']> = (snapshot) => {
  const { context, value } = snapshot as Snapshot;
  const { trouble, media, identity: document, ticket, values, known, resumable, progress } = context;
  return [
    [value, trouble, media === null, document === null, ticket, known, resumable, progress === null],
    [values.full_name.length, values.civil_id, values.term_conditions, Object.keys(context.faults)],
    [context.checkedMedia === null, context.checkedIdentity === null, context.consent, context.unsure],
  ];
};

/** How a form is opened; the rest of its life is walked in pieces, each from the same filled form. */
const openingPaths = (possible?: ModelOptions['possible']) =>
  transitionPaths(registrationMachine, {
    ...(possible && { possible }),
    identity,
    events: outcomes.openingOutcomes(world),
  });

const draftOf = (form: Partial<Parameters<typeof facts.openedForm>[0]> = {}) =>
  answered('openForm', facts.openedForm({ draft: facts.keptDraft, ...form }));

const fieldPaths = (possible?: ModelOptions['possible']) =>
  transitionPaths(registrationMachine, {
    ...(possible && { possible }),
    identity,
    events: [draftOf(), ...outcomes.fieldOutcomes],
  });

const filePaths = (possible?: ModelOptions['possible']) =>
  transitionPaths(registrationMachine, {
    ...(possible && { possible }),
    identity,
    events: [draftOf(), ...outcomes.fileOutcomes(world), { type: 'form.submitted' }],
  });

const sendingPaths = (possible?: ModelOptions['possible']) =>
  transitionPaths(registrationMachine, {
    ...(possible && { possible }),
    identity,
    events: [
      draftOf(),
      draftOf({ resumable: false }),
      { type: 'media.chosen', file: facts.mediaFile },
      answered('checkMedia', { ok: true, media: facts.chosenMedia }),
      { type: 'identity.chosen', file: facts.identityFile },
      answered('checkIdentity', { ok: true, file: facts.identityFile }),
      { type: 'form.submitted' },
      ...outcomes.sendingOutcomes(world),
    ],
  });

const pathsOf = (possible?: ModelOptions['possible']): ModelPath[] => [
  ...openingPaths(possible),
  ...fieldPaths(possible),
  ...filePaths(possible),
  ...sendingPaths(possible),
];

export const registrationPaths = () => pathsOf();
/** Those that the page offers. */
export const registrationPagePaths = (possible: NonNullable<ModelOptions['possible']>) => pathsOf(possible);
