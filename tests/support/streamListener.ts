/** Follows a board stream in a process of its own, where EventSource is real, and prints what it hears, a line each. */
import { openBoardStream } from '../../src/api/boardStream.ts';

const [base = '', since = '', mode = ''] = process.argv.slice(2);

const close = openBoardStream(
  since || null,
  (event) => {
    process.stdout.write(`${JSON.stringify(event)}\n`);
    if (mode === event.type) close();
  },
  base,
);
