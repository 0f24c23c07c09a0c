import { expect, it } from 'vitest';
import { LiveBoards } from './liveBoards.ts';
import { noVersion } from './boardVersion.ts';

it('name the boards for which another number of votes waits, and the number over all', () => {
  const boards = new LiveBoards({ clock: { now: () => 0, monotonic: () => 0 } });
  for (const competition of ['first', 'second', 'third'])
    boards.show(competition, { ...noVersion, number: 1, version: `${competition}.1` });
  const changes: string[][] = [];
  boards.onWaiting((changed) => changes.push([...changed].map(({ version }) => version)));
  boards.noteWaiting(new Map([['first', 3]]));
  boards.noteWaiting(new Map([['first', 3]]));
  expect(boards.waiting).toBe(3);
  boards.noteWaiting(
    new Map([
      ['first', 2],
      ['second', 1],
    ]),
  );
  boards.noteWaiting(new Map());
  expect([changes, boards.waiting]).toEqual([
    [['first.1'], ['first.1', 'second.1'], ['first.1', 'second.1']],
    0,
  ]);
});
