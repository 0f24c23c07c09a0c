import { beforeEach, describe, expect, it } from 'vitest';
import { RESET_MS, RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import type { Me, StaffList } from '../../../domain/staff/staffContract.ts';
import { resetCalls } from '../../../tests/support/resets/resetCalls.ts';
import { layNewOwner, layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { sharedWorld } from '../../../tests/support/organisations/sharedWorld.ts';
import { answered, read, type StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';

const shared = sharedWorld(null);
let world: StaffWorld;
let owner: Person & { organisation: string };
let calls: ReturnType<typeof resetCalls>;
beforeEach(async () => {
  world = shared.world;
  owner = await layNewOwner(world);
  calls = resetCalls(world, owner.organisation);
});

const openOf = async ({ id }: Person) => {
  const list = await read<StaffList>(await world.ask(`${calls.path}/staff`, { browser: owner.browser }));
  return list.people.find(({ staff_id }) => staff_id === id)!.reset;
};
const meOf = async ({ browser }: Person) => read<Me>(await world.ask('/me', { browser }));
const details = async (action: string) =>
  world.server.store.database
    .selectFrom('audit_details')
    .where('action', '=', action)
    .where('organisation_id', '=', owner.organisation)
    .select(['actor', 'subject', 'organisation_id', 'before', 'after'])
    .execute();

it("shows a judge's reset to the organisation and to the judge, from its start to its end", async () => {
  const judge = await layPerson(world, owner.organisation, 'judge');
  const now = world.clock.now();
  const made = await calls.started(judge, owner);
  const reset = { by: 'Salma Al Harthy', started_at: now, works_at: now, expires_at: now + RESET_MS };
  expect(made).toEqual({
    reset,
    name: 'Nasser Al Balushi',
    email: judge.email,
    link: expect.stringMatching(/^https:\/\/staff\.example\/reset#\S{43}$/),
    is_mailed: false,
  });
  expect([await openOf(judge), (await meOf(judge)).reset]).toEqual([reset, reset]);
  world.clock.advance(RESET_MS);
  owner.browser = await world.layBrowser(owner);
  judge.browser = await world.layBrowser(judge);
  expect([await openOf(judge), (await meOf(judge)).reset]).toEqual([null, null]);
  expect((await calls.stopOwn(judge)).status).toBe(404);
});

it('replaces an open reset, and tells the audit both', async () => {
  const judge = await layPerson(world, owner.organisation, 'judge');
  const first = await calls.started(judge, owner);
  world.clock.advance(1_000);
  const next = await calls.started(judge, owner);
  const token = first.link.split('#')[1]!;
  expect(await answered(await world.ask('/reset/check', { body: { token } }))).toEqual({
    status: 410,
    code: 'link_replaced',
  });
  const timesOf = ({ reset: { works_at, expires_at } }: typeof first) =>
    JSON.stringify({ works_at, expires_at });
  const line = { actor: owner.id, subject: judge.id, organisation_id: owner.organisation };
  expect(await details('staff.reset_started')).toEqual([
    { ...line, before: null, after: timesOf(first) },
    { ...line, before: timesOf(first), after: timesOf(next) },
  ]);
});

it('is withdrawn by an owner, by the person, and by the end of the role', async () => {
  const judge = await layPerson(world, owner.organisation, 'judge');
  await calls.started(judge, owner);
  expect([(await calls.withdraw(judge, owner)).status, (await calls.withdraw(judge, owner)).status]).toEqual([
    204, 404,
  ]);
  await calls.started(judge, owner);
  // A session that proved no code for long is enough to stop an attack.
  judge.browser = await world.layBrowser(judge, null);
  expect([(await calls.stopOwn(judge)).status, await openOf(judge)]).toEqual([204, null]);
  await calls.started(judge, owner);
  const list = await read<StaffList>(await world.ask(`${calls.path}/staff`, { browser: owner.browser }));
  const { membership_id } = list.people.find(({ staff_id }) => staff_id === judge.id)!;
  await world.ask(`${calls.path}/membership/${membership_id}`, { method: 'DELETE', browser: owner.browser });
  expect((await details('staff.reset_withdrawn')).map(({ actor }) => actor)).toEqual([
    owner.id,
    judge.id,
    owner.id,
  ]);
});

describe('a reset', () => {
  it('of a judge is for organisers, too; of any other role for owners alone', async () => {
    const organiser = await layPerson(world, owner.organisation, 'organiser');
    const judge = await layPerson(world, owner.organisation, 'judge');
    const finance = await layPerson(world, owner.organisation, 'finance');
    expect((await calls.start(judge, organiser)).status).toBe(201);
    for (const call of [calls.start, calls.withdraw])
      expect(await answered(await call(finance, organiser))).toEqual({ status: 403, code: 'forbidden' });
    expect((await calls.withdraw(judge, organiser)).status).toBe(204);
  });

  it('of the own access, or of a person with a stronger role elsewhere, is refused', async () => {
    expect(await answered(await calls.start(owner, owner))).toEqual({ status: 409, code: 'reset_own' });
    // The first person is an operator, too.
    const { first } = shared;
    const second = await layPerson(world, first.organisation, 'owner');
    const there = resetCalls(world, first.organisation);
    expect(await answered(await there.start(first, second))).toEqual({ status: 409, code: 'reset_stronger' });
  });

  it('of an owner is done by one of two, and works after 24 hours', async () => {
    const second = await layPerson(world, owner.organisation, 'owner');
    const now = world.clock.now();
    const { reset, link } = await calls.started(second, owner);
    expect([reset.works_at, reset.expires_at]).toEqual([now + RESET_WAIT_MS, now + RESET_MS]);
    expect((await calls.check(link)).authenticator).toBeNull();
    world.clock.advance(RESET_WAIT_MS - 1);
    const body = { token: link.split('#')[1], password: 'x', code: '1' };
    expect(await answered(await calls.complete(body))).toEqual({ status: 409, code: 'reset_waits' });
    world.clock.advance(1);
    expect((await calls.complete(await calls.bodyOf(link))).status).toBe(201);
  });

  it('of an owner waits for a third one, who is not the person', async () => {
    const second = await layPerson(world, owner.organisation, 'owner');
    const third = await layPerson(world, owner.organisation, 'owner');
    const act = await calls.asked(third, owner);
    expect(await openOf(third)).toBeNull();
    const decide = ({ browser }: Person) =>
      world.ask(`${calls.path}/approval/${act.id}/approve`, { body: { hash: act.hash }, browser });
    expect(await answered(await decide(third))).toEqual({ status: 403, code: 'forbidden' });
    const { link, is_mailed } = await world.approve(calls.path, act, second);
    expect([is_mailed, await openOf(third)]).toEqual([
      false,
      expect.objectContaining({ by: 'Salma Al Harthy' }),
    ]);
    world.clock.advance(RESET_WAIT_MS);
    expect((await calls.complete(await calls.bodyOf(link!))).status).toBe(201);
  });

  it('that waits for a third owner lapses once the person has other apps', async () => {
    const second = await layPerson(world, owner.organisation, 'owner');
    const third = await layPerson(world, owner.organisation, 'owner');
    const { id, hash } = await calls.asked(third, owner);
    const offer = await world.ask('/factor/offer', { method: 'POST', browser: third.browser });
    const { authenticator } = await read<{ authenticator: { secret: string } }>(offer);
    const code = world.codeOf(authenticator.secret);
    await world.ask('/factor', { body: { code }, browser: third.browser });
    const approve = await world.ask(`${calls.path}/approval/${id}/approve`, {
      body: { hash },
      browser: second.browser,
    });
    expect(await answered(approve)).toEqual({ status: 409, code: 'changed_meanwhile' });
  });
});

it('shares the limit of invitations', async () => {
  const judge = await layPerson(world, owner.organisation, 'judge');
  let made = await calls.start(judge, owner);
  while (made.status === 201) made = await calls.start(judge, owner);
  const body = { email: 'next@example.om', role: 'judge' };
  const invited = await world.ask(`${calls.path}/invitation`, { body, browser: owner.browser });
  expect([made.status, invited.status]).toEqual([429, 429]);
});
