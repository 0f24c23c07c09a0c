import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import { openPostgresDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { layOwner, resetCalls } from '../../../tests/support/resets/resetCalls.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { newStaffBrowser, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

let database: TestDatabase;
let a: StaffWorld;
let b: StaffWorld;
let owner: Person & { organisation: string };
let second: Person;
let judge: Person;
let calls: ReturnType<typeof resetCalls>;

beforeAll(async () => {
  database = await openPostgresDatabase();
  const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
  a = await StaffWorld.start({ databaseUrl });
  b = await a.secondNode();
  owner = await a.setUp();
  second = await layPerson(a, owner.organisation, 'owner');
  judge = await layPerson(a, owner.organisation, 'judge');
  calls = resetCalls(a, owner.organisation);
});
afterAll(async () => {
  await b.close();
  await a.close();
  await database.close();
});

const statusesOf = async (sent: Promise<Response>[]) =>
  (await Promise.all(sent)).map(({ status }) => status).toSorted((one, other) => one - other);
const openResets = () =>
  database.db
    .selectFrom('staff_resets')
    .where('staff_id', '=', judge.id)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .select('id')
    .execute();
const refresh = async () => {
  owner.browser = await a.layBrowser(owner);
  second.browser = await a.layBrowser(second);
  judge.browser = await a.layBrowser(judge);
};

it('two owners who reset one person at once at two nodes leave one open link', async () => {
  for (let time = 0; time < 5; time += 1) {
    const sent = [calls.start(judge, owner, a), calls.start(judge, second, b)];
    expect(await statusesOf(sent)).toEqual([201, 201]);
    expect(await openResets()).toHaveLength(1);
  }
});

it('owners of two organisations who reset one person at once at two nodes leave one open link', async () => {
  const house = await a.layOrganisation();
  await layOwner(a, second, house);
  const membership = { staff_id: judge.id, organisation_id: house, role: 'judge', created_at: 0 } as const;
  await database.db
    .insertInto('memberships')
    .values({ id: 'J'.repeat(22), ...membership })
    .execute();
  for (let time = 0; time < 5; time += 1) {
    const sent = [calls.start(judge, owner, a), resetCalls(a, house).start(judge, second, b)];
    expect(await statusesOf(sent)).toEqual([201, 201]);
    expect(await openResets()).toHaveLength(1);
  }
});

it('two browsers that complete one reset at once at two nodes do it once', async () => {
  for (let time = 0; time < 5; time += 1) {
    // Time for the limit of wrong guesses, which the refused browser pays.
    a.clock.advance(3_600_000);
    await refresh();
    const { link } = await calls.started(judge, owner);
    const body = await calls.bodyOf(link);
    const sent = [a, b].map((node) => calls.complete(body, newStaffBrowser(), node));
    expect(await statusesOf(sent)).toEqual([201, 410]);
    const left = await database.db
      .selectFrom('staff_authenticators')
      .where('staff_id', '=', judge.id)
      .select('id')
      .execute();
    expect(left).toHaveLength(1);
  }
});

it('of a completion and a stop at once at two nodes, one is done', async () => {
  for (let time = 0; time < 5; time += 1) {
    a.clock.advance(3_600_000);
    await refresh();
    const { link } = await calls.started(judge, owner);
    const body = await calls.bodyOf(link);
    const stop = b.ask('/own-reset', { method: 'DELETE', browser: judge.browser });
    const [completed, stopped] = await Promise.all([calls.complete(body, newStaffBrowser(), a), stop]);
    expect([
      [201, 401],
      [201, 404],
      [410, 204],
    ]).toContainEqual([completed.status, stopped.status]);
  }
});

it('a completion ends acts that wait at another node, and no approval does them', async () => {
  await refresh();
  const third = await layPerson(a, owner.organisation, 'owner');
  const { link } = await a.approve(calls.path, await calls.asked(third, owner), second);
  a.clock.advance(RESET_WAIT_MS);
  await refresh();
  const browser = await a.layBrowser(third);
  const asked = await calls.asked(second, { browser });
  const body = await calls.bodyOf(link!);
  const approve = b.ask(`${calls.path}/approval/${asked.id}/approve`, {
    body: { hash: asked.hash },
    browser: owner.browser,
  });
  const [completed, approved] = await Promise.all([calls.complete(body, newStaffBrowser(), a), approve]);
  expect([completed.status, [200, 409].includes(approved.status)]).toEqual([201, true]);
  const { state } = await database.db
    .selectFrom('approvals')
    .where('id', '=', asked.id)
    .select('state')
    .executeTakeFirstOrThrow();
  expect(state).toBe(approved.status === 200 ? 'approved' : 'lapsed');
});
