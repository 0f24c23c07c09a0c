/** Follows a board as the vote does, in a process with a real EventSource, and prints the events. */
import { createActor, setup } from 'xstate';
import { followBoard } from './boardLink.ts';

const [base = '', since = '', last = '', search = ''] = process.argv.slice(2);
Object.assign(globalThis, { location: { pathname: '/vote', search } });

const follower = setup({ actors: { followBoard: followBoard(base) } }).createMachine({
  invoke: { src: 'followBoard', input: { since: since || null, failures: 0 } },
  on: {
    '*': {
      actions: ({ event, self }) => {
        const { at: _at, ...rest } = event;
        process.stdout.write(`${JSON.stringify(rest)}\n`);
        if (event.type === last) self.stop();
      },
    },
  },
});
createActor(follower).start();
