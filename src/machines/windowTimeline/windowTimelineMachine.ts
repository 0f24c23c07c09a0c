/**
 * The voting windows of a competition on a timeline (decision D223). Edges move by keys, by dragging or by typing; what is
 * wrong shows at once, and moved windows are saved one after the other.
 */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import type { StaffGroup, StaffRounds } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import * as windows from './timelineWindows.ts';
import type { Edge, WindowSaved, WindowTimelineContext, WindowTimelineEvent } from './windowTimelineTypes.ts';

type OfEdge = { group: string; edge: Edge };

/** The group after a save; undefined if it was not stored as wanted. A lost reply may have stored it. */
function storedBy(context: WindowTimelineContext, answer: WindowSaved): StaffGroup | undefined {
  if ('saved' in answer) return answer.saved;
  const wanted = windows.nextToSave(context);
  return 'present' in answer && wanted && windows.isSame(answer.present, wanted) ? answer.present : undefined;
}

/** What the server says of edges that may not move so; none for any other failure. */
const sentencesOf = (error: AppError): string[] =>
  error.kind === 'fieldErrors' ? Object.values(error.fields).flat() : [];

/** The context once a group is stored. */
function withStored(context: WindowTimelineContext, stored: StaffGroup): Partial<WindowTimelineContext> {
  const rounds = windows.withGroup(context.rounds!, stored);
  const { [stored.id]: _stored, ...drafts } = context.drafts;
  return { rounds, drafts };
}

export const windowTimelineMachine = setup({
  types: {
    context: {} as WindowTimelineContext,
    events: {} as WindowTimelineEvent,
    input: {} as Pick<WindowTimelineContext, 'now'>,
  },
  actors: {
    loadRounds: unprovidedPromise<StaffRounds>('loadRounds'),
    saveWindow: unprovidedPromise<WindowSaved, { group: StaffGroup }>('saveWindow'),
  },
  guards: {
    isMovable: ({ context }, { group, edge }: OfEdge) => windows.mayMove(context, group, edge, context.now()),
    isSavable: ({ context }) => windows.canSave(context),
    isLast: ({ context }, answer: WindowSaved) =>
      storedBy(context, answer) !== undefined && Object.keys(context.drafts).length === 1,
    isStored: ({ context }, answer: WindowSaved) => storedBy(context, answer) !== undefined,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isFixed: ({ event }) => sentencesOf(failureIn(event)).length > 0,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
  },
  actions: {
    /** Windows that were moved stay moved through a reload. */
    takeRounds: assign(({ context: { drafts } }, rounds: StaffRounds) => ({
      rounds,
      drafts: windows.remaining({ rounds, drafts }),
      formError: null,
    })),
    select: assign((_, { group }: { group: string }) => ({ selected: group })),
    moveEdge: assign(({ context }, moved: OfEdge & { by: number }) => ({
      selected: moved.group,
      drafts: windows.withMovedEdge(context, moved),
    })),
    setEdge: assign(({ context }, set: OfEdge & { at: number }) => ({
      selected: set.group,
      drafts: windows.withEdge(context, set),
    })),
    dropDrafts: assign({ drafts: {} }),
    clearRefusal: assign({ refusal: null, formError: null }),
    takeStored: assign(({ context }, answer: WindowSaved) => {
      const stored = storedBy(context, answer);
      return stored ? withStored(context, stored) : {};
    }),
    takeRefusal: assign(({ context }, answer: WindowSaved): Partial<WindowTimelineContext> => {
      const group = windows.nextToSave(context)!.id;
      if ('findings' in answer) return { refusal: { kind: 'findings', group, findings: answer.findings } };
      if (!('present' in answer)) return {};
      const { present } = answer;
      return {
        rounds: windows.withGroup(context.rounds!, present),
        refusal: { kind: 'meanwhile', group, by: present.changed?.by ?? null },
      };
    }),
    takeFixed: assign(({ context, event }): Partial<WindowTimelineContext> => {
      const sentences = sentencesOf(failureIn(event));
      const group = windows.nextToSave(context)!.id;
      return { refusal: { kind: 'fixed', group, sentences } };
    }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'windowTimeline',
  context: ({ input }) => ({
    now: input.now,
    rounds: null,
    drafts: {},
    selected: null,
    refusal: null,
    formError: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadRounds',
        src: 'loadRounds',
        onDone: {
          target: 'editing',
          actions: { type: 'takeRounds', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    editing: {
      initial: 'ready',
      on: {
        'reload.requested': 'loading',
        'group.selected': { actions: { type: 'select', params: ({ event }) => event } },
        'edge.moved': {
          guard: { type: 'isMovable', params: ({ event }) => event },
          target: '.ready',
          actions: ['clearRefusal', { type: 'moveEdge', params: ({ event }) => event }],
        },
        'edge.set': {
          guard: { type: 'isMovable', params: ({ event }) => event },
          target: '.ready',
          actions: ['clearRefusal', { type: 'setEdge', params: ({ event }) => event }],
        },
        'changes.dropped': { target: '.ready', actions: ['clearRefusal', 'dropDrafts'] },
      },
      states: {
        ready: {
          on: {
            'form.submitted': {
              guard: 'isSavable',
              target: '#windowTimeline.saving',
              actions: 'clearRefusal',
            },
          },
        },
        saved: {},
      },
    },
    saving: {
      invoke: {
        id: 'saveWindow',
        src: 'saveWindow',
        input: ({ context }) => ({ group: windows.nextToSave(context)! }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: { type: 'takeStored', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'saving',
            reenter: true,
            actions: { type: 'takeStored', params: ({ event }) => event.output },
          },
          {
            target: 'editing.ready',
            actions: { type: 'takeRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isGivenUp', target: 'editing' },
          { guard: 'isFixed', target: 'editing', actions: 'takeFixed' },
          { target: 'editing', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
