/** The command palette: what is typed, and the people of the organisation, which load once a search needs them. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { PALETTE_PAUSE_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { StaffList } from '../../../domain/staff/staffContract.ts';
import { textSearch } from '../../../domain/textSearch.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type CommandPaletteContext = {
  text: string;
  /** Whether the person may read the people of the organisation. */
  readsPeople: boolean;
  /** Null until they are loaded. */
  people: StaffList['people'] | null;
  formError: FormError | null;
};

export type CommandPaletteEvent = { type: 'text.changed'; text: string } | { type: 'retry.requested' };

export const commandPaletteMachine = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    input: {} as Pick<CommandPaletteContext, 'readsPeople'>,
  },
  actors: { loadPeople: unprovidedPromise<StaffList['people']>('loadPeople') },
  guards: {
    needsPeople: ({ context }, { text }: { text: string }) =>
      context.readsPeople && textSearch(text) !== undefined,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text })),
    take: assign((_, { people }: { people: StaffList['people'] }) => ({ people, formError: null })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
  delays: { pause: PALETTE_PAUSE_MS },
}).createMachine({
  id: 'commandPalette',
  context: ({ input: { readsPeople } }) => ({ text: '', readsPeople, people: null, formError: null }),
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: { 'text.changed': { actions: { type: 'type', params: ({ event }) => event } } },
      states: {
        idle: {
          on: {
            'text.changed': {
              guard: { type: 'needsPeople', params: ({ event }) => event },
              target: 'pausing',
              actions: { type: 'type', params: ({ event }) => event },
            },
          },
        },
        pausing: {
          after: { pause: 'searching' },
          on: {
            'text.changed': [
              {
                guard: { type: 'needsPeople', params: ({ event }) => event },
                target: 'pausing',
                reenter: true,
                actions: { type: 'type', params: ({ event }) => event },
              },
              { target: 'idle', actions: { type: 'type', params: ({ event }) => event } },
            ],
          },
        },
        searching: {
          invoke: {
            id: 'loadPeople',
            src: 'loadPeople',
            onDone: {
              target: 'loaded',
              actions: { type: 'take', params: ({ event }) => ({ people: event.output }) },
            },
            onError: [
              { guard: 'isSignedOut', target: '#commandPalette.signedOut' },
              { target: 'failed', actions: 'noteFailure' },
            ],
          },
        },
        loaded: {},
        failed: { on: { 'retry.requested': 'searching' } },
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
