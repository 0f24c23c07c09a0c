/** Lists the devices of an account and signs one out. */
import type { Session } from '../../../domain/contract.ts';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { assign, setup } from 'xstate';
import { failureIn } from '../failureIn.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedPromise } from '../unprovided.ts';

export type DeviceListContext = {
  devices: readonly Session[];
  /** The session that is being signed out. */
  revoking: string | null;
  formError: FormError | null;
};

export type DeviceListEvent = { type: 'retry.requested' } | { type: 'revoke.requested'; id: string };

export const deviceListMachine = setup({
  types: { context: {} as DeviceListContext, events: {} as DeviceListEvent },
  actors: {
    loadDevices: unprovidedPromise<readonly Session[]>('loadDevices'),
    revokeDevice: unprovidedPromise<unknown, { id: string }>('revokeDevice'),
  },
  guards: {
    /** The session may have ended meanwhile. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    take: assign((_, { devices }: { devices: readonly Session[] }) => ({ devices, formError: null })),
    startRevoking: assign((_, { id }: { id: string }) => ({ revoking: id, formError: null })),
    drop: assign({
      devices: ({ context: { devices, revoking } }) => devices.filter(({ id }) => id !== revoking),
      revoking: null,
    }),
    noteFormError: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)), revoking: null })),
  },
}).createMachine({
  id: 'deviceList',
  context: { devices: [], revoking: null, formError: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: {
          target: 'listed',
          actions: { type: 'take', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: { target: 'failed', actions: 'noteFormError' },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    listed: {
      on: {
        'revoke.requested': {
          target: 'revoking',
          actions: { type: 'startRevoking', params: ({ event }) => event },
        },
      },
    },
    revoking: {
      invoke: {
        id: 'revokeDevice',
        src: 'revokeDevice',
        input: ({ context }) => ({ id: context.revoking ?? '' }),
        onDone: { target: 'listed', actions: 'drop' },
        onError: [
          { guard: 'isGone', target: 'listed', actions: 'drop' },
          { target: 'listed', actions: 'noteFormError' },
        ],
      },
    },
  },
});
