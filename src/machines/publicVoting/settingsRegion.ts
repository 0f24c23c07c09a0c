import { publicVotingSetup } from './publicVotingSetup.ts';

/** The settings come beside the list; where they alone fail they are asked for again: they say how to vote. */
export const settingsRegion = publicVotingSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'lacksSettings', target: 'waiting' } },
    waiting: { after: { fallbackRetry: 'asking' } },
    asking: {
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'resting',
          actions: { type: 'takeSettings', params: ({ event }) => event.output },
        },
        onError: 'waiting',
      },
    },
  },
});
