import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoundMembers } from '../../../../domain/staff/staffContract.ts';
import {
  forEachDatabase,
  lockWaits,
  type TestDatabase,
} from '../../../../tests/support/database/databases.ts';
import { orderToPlace } from '../../../../tests/support/payments/orders.ts';
import { membersOf, placesOf } from '../../../../tests/support/season/membersWorld.ts';
import { HOUR } from '../../../../tests/support/season/roundsWorld.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { placeOrder } from '../../../payments/orders/placeOrder.ts';

const fixed = { status: 409, code: 'members_fixed' };

forEachDatabase('members and the window of their group', ({ kind, open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** Two groups, the first of which opens in an hour; each has one entry, and one has none. */
  async function lay() {
    const calls = await membersOf(world, owner, { entries: 3 });
    const round = await calls.makeRound();
    const opens = world.clock.now() + HOUR;
    const one = await calls.makeGroup(round, opens, opens + HOUR);
    const two = await calls.makeGroup(round, opens + HOUR, opens + 2 * HOUR);
    await calls.askSet(one, [calls.entries[0]!], await calls.list(round));
    const set = await calls.askSet(two, [calls.entries[1]!], await calls.list(round));
    return { ...calls, round, one, two, opens, members: await read<RoundMembers>(set) };
  }

  const at = async (instant: number) => {
    world.clock.advance(instant - world.clock.now());
    owner.browser.cookies = (await world.layBrowser(owner)).cookies;
  };

  it('change until the millisecond at which it opens, and other groups after that', async () => {
    const { askCode, askPlace, askSet, entries, list, members, one, opens, round, two } = await lay();
    const [a, b, c] = entries as [string, string, string];
    await at(opens - 1);
    const set = await read<RoundMembers>(await askSet(one, [a, c], members));
    await at(opens);
    expect(await answered(await askSet(one, [a], set))).toEqual(fixed);
    expect(await answered(await askSet(two, [b, c], set))).toEqual(fixed);
    expect(await answered(await askPlace(set))).toEqual(fixed);
    const first = set.entries.find(({ id }) => id === a)!;
    expect(await answered(await askCode(set, first, '900'))).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: { code: ['This is fixed by now: people rely on it. Set it back to what it was.'] },
    });
    const now = await list(round);
    expect(now.groups.map(({ may_change }) => may_change)).toEqual(['secondPerson', 'beforeItsWindow']);
    expect(now.entries.map(({ code, code_fixed }) => `${code} ${code_fixed}`).toSorted()).toEqual([
      '101 true',
      '102 false',
      '103 true',
    ]);
    expect((await askSet(two, [], now)).status).toBe(200);
    const free = await list(round);
    const some = { ...free, groups: free.groups.filter(({ id }) => id === two.id) };
    const placed = await read<RoundMembers>(await askPlace(some));
    expect(placed.entries.filter(({ group }) => group === two.id).map(({ id }) => id)).toEqual([b]);
  });

  it('are fixed by an order that arrived though the clock of its node was ahead', async () => {
    const { askSet, entries, members, one, opens } = await lay();
    const order = orderToPlace({ entryId: entries[0]!, arrivedAt: opens });
    expect((await world.server.app.live.writer.submit('placeOrder', order)).kind).toBe('placed');
    expect(await answered(await askSet(one, entries, members))).toEqual(fixed);
  });

  it('show on the board at once, with their codes', async () => {
    const { competition, members } = await lay();
    await world.server.app.live.publisher.refresh();
    const board = await fetch(`${world.server.site}/api/voter/participants?competition=${competition}`);
    const { data } = (await board.json()) as {
      data: { groups: { participants: { voter_id: string; sms_code: string }[] }[] };
    };
    const shown = data.groups.map(({ participants }) => participants.map(({ sms_code }) => sms_code));
    expect(shown).toEqual(Object.values(placesOf(members)));
  });

  /** Only PostgreSQL can have another node; SQLite has one writer, so the tests do not run there. */
  const others = kind === 'postgres' ? ['another node'] : [];

  it.each(others)('wait for an order that %s takes, and are fixed by it', async (stream) => {
    const { askSet, entries, members, one, opens } = await lay();
    const other = await database.db.startTransaction().execute();
    const order = orderToPlace({ entryId: entries[0]!, arrivedAt: opens });
    const [placed] = await placeOrder(other, [order], { stream });
    const moved = askSet(one, entries, members);
    await lockWaits(database);
    await other.commit().execute();
    expect([placed?.kind, await answered(await moved)]).toEqual(['placed', fixed]);
  });

  it.each(others)('wait for a withdrawal on %s, and do not get the entry', async () => {
    const { askSet, entries, members, two } = await lay();
    const other = await database.db.startTransaction().execute();
    await other.updateTable('entries').set({ withdrawn_at: 1 }).where('id', '=', entries[2]!).execute();
    const moved = askSet(two, entries.slice(1), members);
    await lockWaits(database);
    await other.commit().execute();
    expect(await answered(await moved)).toEqual({ status: 409, code: 'not_placeable' });
  });

  it.each(others)('of one group change once when people on two nodes change it, %s', async () => {
    const { askSet, entries, members, round, list, two } = await lay();
    const second = await world.secondNode();
    const answers = await Promise.all([
      askSet(two, entries.slice(1), members),
      askSet(two, [], members, second),
    ]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won!.status, lost!.status]).toEqual([200, 409]);
    expect(await read<RoundMembers>(won!)).toEqual(await list(round, second));
    await second.close();
  });
});
