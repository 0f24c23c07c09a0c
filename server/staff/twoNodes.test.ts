import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  Approval,
  Asked,
  OfferedFactor,
  StaffFactors,
  StaffList,
} from '../../domain/staff/staffContract.ts';
import { openPostgresDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { deleteCompetition, layCompetitions } from '../../tests/support/catalogue/layCompetitions.ts';
import { layPerson } from '../../tests/support/organisations/layPeople.ts';
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
  second = await layPerson(a, owner.organisation, 'owner');
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

it('two nodes that remove both authenticator apps of a person leave one', async () => {
  for (let time = 0; time < 5; time += 1) {
    const browser = await a.layBrowser(owner);
    const ask = (node: StaffWorld, to: string, asked = {}) => node.ask(to, { browser, ...asked });
    const own = async () => (await read<StaffFactors>(await ask(a, '/factor'))).authenticators;
    if ((await own()).length === 1) {
      const offered = await read<OfferedFactor>(await ask(b, '/factor/offer', { method: 'POST' }));
      const body = { code: a.codeOf(offered.authenticator.secret) };
      await ask(a, '/factor', { body });
    }
    const both = await own();
    const calls = both.map(({ id }, index) =>
      ask(index === 0 ? a : b, `/factor/${id}`, { method: 'DELETE' }),
    );
    expect([both.length, await statusesOf(calls)]).toEqual([2, [204, 409]]);
  }
  owner.browser = await a.layBrowser(owner);
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

const asked = async (call: Promise<Response>) => (await read<Asked>(await call)).approval;
const approve = (node: StaffWorld, { id, hash }: Approval, { browser }: Person) =>
  node.ask(`${path}/approval/${id}/approve`, { body: { hash }, browser });

it('two owners who approve one act at once at two nodes do it once', async () => {
  const third = await layPerson(a, owner.organisation, 'owner');
  const others = [second, third] as const;
  for (let time = 0; time < 10; time += 1) {
    const body = { email: `next${time}@example.om`, role: 'owner' };
    const act = await asked(a.ask(`${path}/invitation`, { body, browser: owner.browser }));
    expect(await statusesOf([approve(a, act, others[0]), approve(b, act, others[1])])).toEqual([200, 409]);
  }
  const { invitations } = await read<StaffList>(await b.ask(`${path}/staff`, { browser: owner.browser }));
  expect(invitations.filter(({ role }) => role === 'owner')).toHaveLength(10);
  const lines = await a.audit();
  const countOf = (action: string) => lines.filter((line) => line.action === action).length;
  expect([countOf('staff.approval_approved'), countOf('staff.approval_asked')]).toEqual([10, 10]);
});

it('of an approval and a withdrawal at once at two nodes, one is done', async () => {
  for (let time = 0; time < 10; time += 1) {
    const body = { email: `late${time}@example.om`, role: 'owner' };
    const act = await asked(a.ask(`${path}/invitation`, { body, browser: owner.browser }));
    const withdraw = b.ask(`${path}/approval/${act.id}`, { method: 'DELETE', browser: owner.browser });
    const [approved, withdrawn] = await Promise.all([approve(a, act, second), withdraw]);
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([approved.status, withdrawn.status]);
    const { state } = await database.db
      .selectFrom('approvals')
      .where('id', '=', act.id)
      .select('state')
      .executeTakeFirstOrThrow();
    expect(state).toBe(approved.status === 200 ? 'approved' : 'withdrawn');
  }
});

it('of a change of competitions and the end of the role at once at two nodes, the role ends', async () => {
  const [singing] = (await layCompetitions(a, owner.organisation, ['Singing'])) as [string];
  const { browser } = owner;
  for (let time = 0; time < 10; time += 1) {
    const judge = await layPerson(a, owner.organisation, 'judge');
    const { people } = await read<StaffList>(await a.ask(`${path}/staff`, { browser }));
    const { membership_id } = people.find(({ staff_id }) => staff_id === judge.id)!;
    const role = `${path}/membership/${membership_id}`;
    const body = { version: 1, competitions: [singing] };
    const change = a.ask(`${role}/competition`, { method: 'PUT', body, browser });
    const [changed, ended] = await Promise.all([change, b.ask(role, { method: 'DELETE', browser })]);
    expect(ended.status).toBe(204);
    expect([204, 404]).toContain(changed.status);
  }
  const { people } = await read<StaffList>(await b.ask(`${path}/staff`, { browser }));
  expect(people.filter(({ role }) => role === 'judge')).toEqual([]);
});

it('of two owners who change the competitions of a role at once at two nodes, one has to look again', async () => {
  const [singing, poetry] = (await layCompetitions(a, owner.organisation, ['Singing', 'Poetry'])) as [
    string,
    string,
  ];
  const judge = await layPerson(a, owner.organisation, 'judge');
  for (let time = 0; time < 10; time += 1) {
    const { people } = await read<StaffList>(await a.ask(`${path}/staff`, { browser: owner.browser }));
    const { membership_id, version } = people.find(({ staff_id }) => staff_id === judge.id)!;
    const change = (node: StaffWorld, { browser }: Person, competitions: string[] | null) =>
      node.ask(`${path}/membership/${membership_id}/competition`, {
        method: 'PUT',
        body: { version, competitions },
        browser,
      });
    const wanted = time % 2 === 0 ? [[singing], [poetry]] : [null, [singing, poetry]];
    const calls = [change(a, owner, wanted[0]!), change(b, second, wanted[1]!)];
    expect(await statusesOf(calls)).toEqual([204, 409]);
  }
});

it('a competition that is deleted while a person is invited to it leaves no role in all competitions', async () => {
  for (let time = 0; time < 10; time += 1) {
    const [gone] = (await layCompetitions(a, owner.organisation, ['Gone'])) as [string];
    const body = { email: `gone${time}@example.om`, role: 'judge', competitions: [gone] };
    const invite = a.ask(`${path}/invitation`, { body, browser: owner.browser });
    const [invited] = await Promise.all([invite, deleteCompetition(b, gone)]);
    expect([201, 422]).toContain(invited.status);
  }
  const { invitations } = await read<StaffList>(await b.ask(`${path}/staff`, { browser: owner.browser }));
  const limits = invitations.filter(({ email }) => email.startsWith('gone')).map((each) => each.competitions);
  expect(limits).toEqual(limits.map(() => []));
});
