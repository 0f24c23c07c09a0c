/** Acts of two persons on one node, while another takes votes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedIn, MINUTE, votedWorld } from '../../../tests/support/approvals/votedWorld.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../tests/support/payments/orders.ts';
import { StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let a: StaffWorld;
let b: StaffWorld;
let owner: Person & { organisation: string };

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await StaffWorld.start({ databaseUrl });
  b = await a.secondNode();
  owner = await a.setUp();
});
afterAll(async () => {
  await b.close();
  await a.close();
  await database.close();
});

const sms = (entryId: string, messageId: string, receivedAt: number) => ({
  provider: 'ofoq',
  messageId,
  // Another sender for each: a repeated message of one sender is the same one.
  sender: `+9689${messageId}`,
  payer: `payer of ${messageId}`,
  shortCode: '90431',
  text: '301',
  sentAt: receivedAt,
  receivedAt,
  named: [[entryId]],
});

it('a message and an order just after the old close count on every node once the extension is approved', async () => {
  const { extend, approve, organiser, group, entryId } = await votedWorld(a, owner);
  const asked = await askedIn(await extend(15));
  const late = group.closes_at + 1_000;
  const send = async (id: string, at = late) =>
    (await b.server.app.live.writer.submit('receiveSms', sms(entryId, id, at))).outcome;
  const order = async () =>
    (await b.server.app.live.writer.submit('placeOrder', orderToPlace({ entryId, arrivedAt: late }))).kind;
  expect([await send('before'), await order()]).toEqual(['closed', 'closed']);
  expect((await approve(asked, organiser)).status).toBe(200);
  // The clock of the test stands still: the boards are read at most four times a second.
  a.clock.advance(1_000);
  const shown = () =>
    Promise.all(
      [a, b].map(async ({ server }) => {
        const { boards } = server.app.live;
        return boards.withEntry(entryId)?.view.groups.map(({ closes_at }) => closes_at);
      }),
    );
  await expect
    .poll(shown, { timeout: 10_000 })
    .toEqual([[group.closes_at + 15 * MINUTE], [group.closes_at + 15 * MINUTE]]);
  expect([await send('after'), await order(), await send('end', group.closes_at + 15 * MINUTE)]).toEqual([
    'counted',
    'placed',
    'closed',
  ]);
});

it('two persons on two nodes who approve one act at once do it once', async () => {
  const voted = await votedWorld(a, owner);
  const second = await a.join(owner, 'organiser', 'both@example.om');
  const asked = await askedIn(await voted.extend(15));
  const both = await Promise.all([voted.approve(asked, voted.organiser, a), voted.approve(asked, second, b)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await voted.extension()).closes_at).toBe(voted.group.closes_at + 15 * MINUTE);
});
