/** The command palette: what is typed, the people of the organisation, and the records that the server finds. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { PALETTE_PAUSE_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { FoundRecord, RecordKind } from '../../../domain/staff/foundRecords.ts';
import type { StaffList } from '../../../domain/staff/staffContract.ts';
import { textSearch } from '../../../domain/textSearch.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type CommandPaletteContext = {
  text: string;
  /** Whether the person may read the people of the organisation. */
  readsPeople: boolean;
  /** The kinds of records that the person may find. */
  records: readonly RecordKind[];
  /** Null until they are loaded. */
  people: StaffList['people'] | null;
  /** The records of the text; none while it is searched. */
  found: readonly FoundRecord[];
  formError: FormError | null;
};

/** What to search; the people, unless they are known already. */
export type PaletteSearch = Pick<CommandPaletteContext, 'text' | 'readsPeople' | 'records' | 'people'>;
export type PaletteFound = { people: StaffList['people']; found: readonly FoundRecord[] };

export type CommandPaletteEvent = { type: 'text.changed'; text: string } | { type: 'retry.requested' };

export const commandPaletteMachine = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    input: {} as Pick<CommandPaletteContext, 'readsPeople' | 'records'>,
  },
  actors: { search: unprovidedPromise<PaletteFound, PaletteSearch>('search') },
  guards: {
    needsSearch: ({ context: { readsPeople, records, people } }, { text }: { text: string }) =>
      textSearch(text) !== undefined && (records.length > 0 || (readsPeople && people === null)),
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text, found: [], formError: null })),
    take: assign((_, found: PaletteFound) => ({ ...found, formError: null })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
  delays: { pause: PALETTE_PAUSE_MS },
}).createMachine({
  id: 'commandPalette',
  context: ({ input }) => ({ ...input, text: '', people: null, found: [], formError: null }),
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: {
        // A state that is left aborts its search.
        'text.changed': [
          {
            guard: { type: 'needsSearch', params: ({ event }) => event },
            target: '.pausing',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: '.idle', actions: { type: 'type', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: {},
        pausing: { after: { pause: 'searching' } },
        searching: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { text, readsPeople, records, people } }) => ({
              text,
              readsPeople,
              records,
              people,
            }),
            onDone: { target: 'loaded', actions: { type: 'take', params: ({ event }) => event.output } },
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
