import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffList } from '../../domain/staff/staffContract.ts';
import { openPostgresDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { read, staffPassword, StaffWorld, type Person } from '../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let a: StaffWorld;
let b: StaffWorld;
let owner: Person & { organisation: string };
let second: Person;
let path: string;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await StaffWorld.start({ databaseUrl });
  b = await a.secondNode();
  owner = await a.setUp();
  second = await a.join(owner, 'owner', 'second@example.om');
  path = `/organisation/${owner.organisation}`;
});
afterAll(async () => {
  await b.close();
  await a.close();
  await database.close();
});

const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other);

it('two nodes that get one code admit one browser', async () => {
  for (let time = 0; time < 5; time += 1) {
    // Time for the limit of wrong guesses, which the refused browser pays.
    a.clock.advance(3_600_000);
    const body = { email: owner.email, password: staffPassword, code: a.codeOf(owner.secret) };
    const calls = [a, b].map((node) => node.ask('/sign-in', { body }));
    expect(await statusesOf(calls)).toEqual([200, 422]);
  }
  owner.browser = await a.layBrowser(owner);
  second.browser = await a.layBrowser(second);
});

it('two nodes that get one code step one session up, and both know of it', async () => {
  const browser = await a.layBrowser(owner, null);
  const invite = (node: StaffWorld) =>
    node.ask(`${path}/invitation`, { body: { email: 'both@example.om', role: 'judge' }, browser });
  expect(await statusesOf([invite(a), invite(b)])).toEqual([403, 403]);
  a.clock.advance(60_000);
  const body = { code: a.codeOf(owner.secret) };
  expect(await statusesOf([a, b].map((node) => node.ask('/step-up', { body, browser })))).toEqual([204, 422]);
  expect(await statusesOf([invite(a), invite(b)])).toEqual([201, 201]);
});

it('two owners who invite one address at once at two nodes leave one open invitation', async () => {
  for (let time = 0; time < 10; time += 1) {
    const body = { email: 'both@example.om', role: 'judge' };
    const calls = [
      a.ask(`${path}/invitation`, { body, browser: owner.browser }),
      b.ask(`${path}/invitation`, { body, browser: second.browser }),
    ];
    expect(await statusesOf(calls)).toEqual([201, 201]);
  }
  const { invitations } = await read<StaffList>(await b.ask(`${path}/staff`, { browser: owner.browser }));
  expect(invitations.map(({ email }) => email)).toEqual(['both@example.om']);
});

it('two nodes that start without staff make one setup link', async () => {
  const other = await openPostgresDatabase();
  const databaseUrl = other.settings.kind === 'postgres' ? other.settings.url : null;
  const first = await StaffWorld.start({ databaseUrl });
  const next = await first.secondNode();
  const made = await Promise.all(
    [first, next].map(({ server, clock }, index) =>
      server.store.writer.submit('makeSetupLink', { token_hash: `${index}`.repeat(64), at: clock.now() }),
    ),
  );
  expect(made.toSorted()).toEqual(['made', 'open']);
  await next.close();
  await first.close();
  await other.close();
});

it('an organisation keeps an owner when two owners end each other at once at two nodes', async () => {
  const { people } = await read<StaffList>(await a.ask(`${path}/staff`, { browser: owner.browser }));
  const end = (node: StaffWorld, whom: Person, by: Person) => {
    const { membership_id } = people.find(({ staff_id }) => staff_id === whom.id)!;
    return node.ask(`${path}/membership/${membership_id}`, { method: 'DELETE', browser: by.browser });
  };
  const [done, refused] = await statusesOf([end(a, second, owner), end(b, owner, second)]);
  const left = await database.db.selectFrom('memberships').where('role', '=', 'owner').select('id').execute();
  expect([done, left.length]).toEqual([204, 1]);
  // The second caller meets the last owner, or was signed out just before.
  expect([401, 409]).toContain(refused);
});
