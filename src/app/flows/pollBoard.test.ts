import { afterEach, describe, expect, it } from 'vitest';
import { applyDelta } from '../../../domain/board.ts';
import type { AskedBoard } from '../../../domain/boardAddress.ts';
import type { Board, BoardPiece, BoardPointer } from '../../../domain/contract.ts';
import { BOARD_POLL_MS } from '../../../domain/delays.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { group, HOUR, participant, smallBoard, vote } from '../../../tests/support/votePage/smallBoard.ts';
import { createClient } from '../../api/client.ts';
import type { PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';
import { pollBoard } from './pollBoard.ts';

let server: TinyServer;
afterEach(() => server.close());

const groups = [group(1, [participant('a', 3), participant('b', 1)])];
const boardOf = (version: string): Board => smallBoard(groups, HOUR, version);
const { id } = boardOf('v.4').data.competition ?? { id: '' };
const pointerTo = (version: string, more: Partial<BoardPointer> = {}): BoardPointer => ({
  competition: id,
  version,
  steps: [],
  updates: 'poll',
  server_time: 2 * HOUR,
  ...more,
});
const pieceTo = (version: string, after: string[], votes: BoardPiece['votes']): BoardPiece => ({
  version,
  server_time: HOUR,
  after,
  votes,
});
type Answers = Record<string, unknown[]>;
const notFound = { message: 'x', code: 'not_found', request_id: 'r' };

/**
 * Polls a server that gives each path its answers in order, the last one again and again; a number is a status. Goes on until
 * `count` events have come. Returns these, the paths asked for, and the waits.
 */
async function poll(
  answers: Answers,
  count: number,
  held: Board | null = boardOf('v.4'),
  asked: AskedBoard = {},
  random = 0.5,
) {
  const left = structuredClone(answers);
  server = await startTinyServer((request, response) => {
    const known = left[(request.url ?? '').replace('/api/voter/', '')];
    const answer = known && (known.length > 1 ? known.shift() : known[0]);
    if (answer === 304) response.writeHead(304).end();
    else if (typeof answer === 'number') answerJson(response, answer, notFound, { 'Retry-After': '5' });
    else answerJson(response, answer ? 200 : 404, answer ?? notFound, { ETag: 'W/"tag"' });
  });
  const leaving = new AbortController();
  const heard: PublicVotingEvent[] = [];
  const waits: number[] = [];
  await pollBoard(createClient({ base: server.base }), {
    board: held,
    asked,
    onEvent: (event) => {
      if (heard.push(event) === count) leaving.abort();
    },
    signal: leaving.signal,
    wait: async (ms) => void waits.push(ms),
    random: () => random,
  });
  const paths = server.requests.map(({ url }) => (url ?? '').replace('/api/voter/', ''));
  return { heard: heard.map((event) => ({ ...event, at: 0 })), paths, waits };
}

const told = { type: 'updates.told', updates: 'poll', at: 0 };
const received = (board: Board) => ({ type: 'board.received', board, at: 0 });
const confirmed = { type: 'board.confirmed', at: 0 };
const whole = (version: string) => `board/${id}/${version}`;
const piece = (version: string) => `deltas/${id}/${version}`;

describe('polling', () => {
  it('asks about once a second, and confirms a board that is current', async () => {
    const { heard, paths, waits } = await poll({ board: [pointerTo('v.4')] }, 3);
    expect(heard).toEqual([told, confirmed, confirmed]);
    expect([new Set(paths), waits]).toEqual([new Set(['board']), [BOARD_POLL_MS]]);
  });

  it('says how many messages wait, with a board and without a new one', async () => {
    const pointer = pointerTo('v.5', { waiting: 7 });
    const { heard } = await poll({ board: [pointer], [whole('v.5')]: [boardOf('v.5')] }, 3, null);
    expect(heard.slice(1)).toMatchObject([
      { type: 'board.received', board: { version: 'v.5', waiting: 7 } },
      { type: 'board.confirmed', waiting: 7 },
    ]);
  });

  it('goes on by pieces over the steps', async () => {
    const pieces = { [piece('v.8')]: [vote('a', 4)], [piece('v.9')]: [vote('b', 9)] };
    const { heard, paths } = await poll(
      {
        board: [pointerTo('v.9', { steps: ['v.4', 'v.8'] })],
        [piece('v.8')]: [pieceTo('v.8', ['v.4', 'v.5', 'v.6', 'v.7'], pieces[piece('v.8')]!)],
        [piece('v.9')]: [pieceTo('v.9', ['v.8'], pieces[piece('v.9')]!)],
      },
      3,
      boardOf('v.6'),
    );
    const votes = [vote('a', 4), vote('b', 9)];
    const reached = applyDelta(boardOf('v.6'), { version: 'v.9', server_time: HOUR, votes });
    expect(heard).toEqual([told, received({ ...reached, server_time: 2 * HOUR }), confirmed]);
    expect(paths).toEqual(['board', piece('v.8'), piece('v.9'), 'board']);
  });

  it.each<[string, Board | null, Answers]>([
    ['without a board', null, {}],
    ['where no delta tells the change', boardOf('v.8'), { [piece('v.9')]: [pieceTo('v.9', [], null)] }],
    ['where the piece is gone', boardOf('v.8'), {}],
    [
      'of a history that is none of its own',
      boardOf('other.8'),
      { [piece('v.9')]: [pieceTo('v.9', ['v.8'], [])] },
    ],
    ['that is too far behind', boardOf('v.3'), { [piece('v.9')]: [pieceTo('v.9', ['v.8'], [])] }],
    [
      'of another competition',
      { ...boardOf('v.8'), data: { ...boardOf('v.8').data, competition: null } },
      { [piece('v.9')]: [pieceTo('v.9', ['v.8'], [])] },
    ],
  ])('asks for the whole board at its version: a page %s', async (_what, held, answers) => {
    const board = boardOf('v.9');
    const pointer = pointerTo('v.9', { steps: ['v.8'] });
    const { heard, paths } = await poll({ board: [pointer], [whole('v.9')]: [board], ...answers }, 2, held);
    expect(heard).toEqual([told, received({ ...board, server_time: 2 * HOUR })]);
    expect(paths.at(-1)).toBe(whole('v.9'));
  });

  it.each([
    ['that version is gone', pointerTo('v.9')],
    ['there is no competition', pointerTo('0', { competition: null })],
  ])('asks for the board as it is now, where %s', async (_what, pointer) => {
    const board = boardOf('v.10');
    const { heard, paths } = await poll({ board: [pointer], participants: [board] }, 2, null);
    expect([heard[1], paths.at(-1)]).toEqual([received(board), 'participants']);
  });

  it.each<[string, AskedBoard, string]>([
    ['of the competition that the page names', { competition: id }, `board/${id}`],
    ['of the board on which its contestant stands', { entry: 'a' }, `board/${id}`],
    ['of the default board', {}, 'board'],
  ])('asks for the pointer %s', async (_what, asked, path) => {
    expect((await poll({ [path]: [pointerTo('v.4')] }, 2, boardOf('v.4'), asked)).paths).toEqual([path]);
  });

  it('says at once how the server wants pages to follow', async () => {
    const stream = pointerTo('v.4', { updates: 'stream' });
    const { heard } = await poll({ board: [stream, stream, pointerTo('v.4')] }, 5);
    expect(heard).toEqual([{ ...told, updates: 'stream' }, confirmed, confirmed, told, confirmed]);
  });

  it('says within a minute, at random, that there is room for streams again, unless it is gone before', async () => {
    const [full, room] = [pointerTo('v.4'), pointerTo('v.4', { updates: 'stream' })];
    const secondsUntilTold = async (random: number, pointers: BoardPointer[]) => {
      const { heard } = await poll({ board: pointers }, 80, undefined, {}, random);
      return heard.slice(1).findIndex(({ type }) => type === 'updates.told');
    };
    const moments: number[] = [];
    for (const random of [0, 0.5, 0.9]) {
      moments.push(await secondsUntilTold(random, [full, room]));
      await server.close();
    }
    expect(moments[0]).toBe(1);
    expect(moments[1]).toBe(31);
    expect(moments[2]).toBeGreaterThan(45);
    expect(await secondsUntilTold(0.5, [full, ...Array.from({ length: 20 }, () => room), full])).toBe(-1);
  });

  it('reports failures and goes on, at twice the wait each time, or when the server asks it to', async () => {
    const { heard, waits } = await poll({ board: [500, 500, 500, 500, 500, pointerTo('v.4')] }, 7);
    expect(heard).toEqual([
      ...Array.from({ length: 5 }, () => ({ type: 'poll.failed', at: 0 })),
      told,
      confirmed,
    ]);
    expect(waits).toEqual([5, 5, 8, 8, 8].map((seconds) => seconds * BOARD_POLL_MS));
  });

  it('asks a node of the release before for the board itself, by its tag', async () => {
    const board = boardOf('v.5');
    const { heard, paths } = await poll({ participants: [board, 304] }, 2);
    expect(heard).toEqual([received(board), confirmed]);
    expect(paths).toEqual(['board', 'participants', 'board', 'participants']);
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('W/"tag"');
  });
});
