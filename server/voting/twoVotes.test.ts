import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Board, BoardDelta, CheckpointList } from '../../domain/contract.ts';
import {
  laySecondVote,
  secondCompetition,
  secondEntries,
} from '../../tests/support/catalogue/laySecondVote.ts';
import { seasonNow } from '../../tests/support/catalogue/testSeason.ts';
import { writeBeside } from '../../tests/support/database/databases.ts';
import { PaymentWorld } from '../../tests/support/payments/paymentWorld.ts';
import { openEventStream, type EventStream } from '../../tests/support/voting/eventStream.ts';
import { runRecount } from '../../tests/support/voting/runRecount.ts';
import { sendSms } from '../../tests/support/voting/sendSms.ts';
import { CHANGE_INTERVAL_MS } from './boardPublisher.ts';

const HOUR = 3_600_000;

let world: PaymentWorld;
let first: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  world = await PaymentWorld.start();
  first = (await world.board()).data.competition?.id ?? '';
  const config = { dataDir: world.dataDir, databaseUrl: null };
  await writeBeside(config, (db) =>
    laySecondVote(db, { opens_at: seasonNow - HOUR, closes_at: seasonNow + HOUR }),
  );
  await world.server.app.live.directory.refresh();
  await world.work();
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await world.close();
});
beforeEach(async () => {
  await world.pass(CHANGE_INTERVAL_MS);
  world.clock.advance(CHANGE_INTERVAL_MS);
});

const ask = (query = '', headers: Record<string, string> = {}) =>
  fetch(`${world.server.site}/api/voter/participants${query}`, { headers });
const boardOf = async (query = '') => (await (await ask(query)).json()) as Board;
const ofSecond = `?competition=${secondCompetition}`;
const totals = (board: Board) =>
  Object.fromEntries(
    board.data.groups
      .flatMap(({ participants }) => participants)
      .filter(({ total_votes }) => total_votes > 0)
      .map(({ sms_code, total_votes }) => [sms_code, total_votes]),
  );
const bothTotals = async () => [totals(await boardOf()), totals(await boardOf(ofSecond))];
const follow = async (query: string) => {
  const stream = await openEventStream(`${world.server.site}/api/voter/stream${query}`);
  streams.push(stream);
  return stream;
};
const nextChange = async (stream: EventStream) => {
  for (;;) {
    const event = await stream.next();
    if (event.event !== 'time') return event;
  }
};
const text = async (code: string) =>
  expect(await (await sendSms(world.server.site, world.clock, { text: code })).json()).toMatchObject({
    outcome: 'counted',
  });

it('shows each competition its own board, and names the other', async () => {
  const [main, named, second] = [
    await boardOf(),
    await boardOf(`?competition=${first}`),
    await boardOf(ofSecond),
  ];
  expect(named).toEqual(main);
  expect([main.data.competition?.id, second.data.competition?.id]).toEqual([first, secondCompetition]);
  expect(main.data.competitions).toEqual([
    { id: secondCompetition, name: 'الإنشاد', name_ar: 'الإنشاد', name_en: 'Chanting' },
  ]);
  expect(second.data.competitions?.map(({ id }) => id)).toEqual([first]);
  expect(second.data.participants.map(({ sms_code }) => sms_code)).toEqual(['801', '802']);
});

it('counts votes by message and paid votes for the competition of their contestant alone', async () => {
  const [chanter] = secondEntries;
  await text('301');
  await text('801');
  await text('802');
  const paid = await world.placed({ body: { entry_id: chanter!.id } });
  const other = await world.placed();
  world.pay(paid);
  world.pay(other);
  await world.deliverWebhooks();
  await world.work();
  expect(await bothTotals()).toEqual([{ '301': 26 }, { '801': 26, '802': 1 }]);
});

it('finds the board of an entry, and shows the main one for an unknown entry', async () => {
  const [chanter] = secondEntries;
  expect(await boardOf(`?entry=${chanter!.id}`)).toEqual(await boardOf(ofSecond));
  expect(await boardOf(`?entry=${'A'.repeat(22)}`)).toEqual(await boardOf());
});

it('answers 304 to the holder of a board, not to the holder of another', async () => {
  const etag = (await ask(ofSecond)).headers.get('etag') ?? '';
  const known = { 'if-none-match': etag };
  const statuses = [await ask(ofSecond, known), await ask('', known)].map(({ status }) => status);
  expect(statuses).toEqual([304, 200]);
});

it('answers 404 for a competition without a board', async () => {
  const unknown = `?competition=${'A'.repeat(22)}`;
  const stream = await fetch(`${world.server.site}/api/voter/stream${unknown}`);
  for (const response of [await ask(unknown), stream]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'unknown_competition' });
  }
});

it('sends a change to the streams of its board alone', async () => {
  const [main, second] = [await boardOf(), await boardOf(ofSecond)];
  const onMain = await follow(`?since=${main.version}`);
  const onSecond = await follow(`${ofSecond}&since=${second.version}`);
  const onEntry = await follow(`?entry=${secondEntries[1]!.id}&since=${second.version}`);
  await text('801');
  await world.pass(CHANGE_INTERVAL_MS);
  const delta = await nextChange(onSecond);
  expect(delta).toEqual(await nextChange(onEntry));
  expect((delta.data as BoardDelta).votes.map(({ voter_id }) => voter_id)).toEqual([secondEntries[0]!.id]);
  world.clock.advance(CHANGE_INTERVAL_MS);
  await text('302');
  await world.pass(CHANGE_INTERVAL_MS);
  const { data } = await nextChange(onMain);
  const singer = (await boardOf()).data.participants.find(({ sms_code }) => sms_code === '302');
  expect((data as BoardDelta).votes.map(({ voter_id }) => voter_id)).toEqual([singer?.voter_id]);
});

it('shows on both boards what a recount of the public ledger finds, and no other totals', async () => {
  await world.pass(60_000);
  const { key } = (await (
    await fetch(`${world.server.site}/api/voter/checkpoints?from=1`)
  ).json()) as CheckpointList;
  const recount = () => runRecount(world.server.site, '--key', key.fingerprint);
  const agreed = await recount();
  expect([agreed.code, agreed.output]).toEqual([
    0,
    expect.arrayContaining(['The board shows these totals and standings.']),
  ]);
  const setVotes = (by: number) =>
    writeBeside({ dataDir: world.dataDir, databaseUrl: null }, (db) =>
      db
        .updateTable('tallies')
        .set((row) => ({ votes: row('votes', '+', by) }))
        .where('entry_id', '=', secondEntries[1]!.id)
        .execute(),
    );
  await setVotes(1);
  await world.work();
  const altered = await recount();
  await setVotes(-1);
  await world.work();
  expect([altered.code, altered.output.at(-1)]).toEqual([1, expect.stringContaining(secondEntries[1]!.id)]);
});

it('names no other competition once its vote is over, and still answers that board', async () => {
  const before = totals(await boardOf(ofSecond));
  await world.pass(HOUR);
  const [main, second] = [await boardOf(), await boardOf(ofSecond)];
  expect([main.data.competitions, second.data.participants, totals(second)]).toEqual([undefined, [], before]);
});
