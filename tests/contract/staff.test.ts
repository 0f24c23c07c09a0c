import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  Enrolled,
  Invited,
  SetupLink,
  StaffList,
  StaffSessionList,
} from '../../domain/staff/staffContract.ts';
import { unreadable } from '../support/accounts/unreadable.ts';
import { fullDisk } from '../support/database/failingDisk.ts';
import { contractViolations, provoking, staffOperations, unprovoked } from '../support/servers/contract.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';
import { newStaffBrowser, read, StaffWorld, type Person } from '../support/staff/staffWorld.ts';
import { answerApprovals } from './staffApprovals.ts';
import { answerAudit } from './staffAudit.ts';
import { answerCandidates } from './staffCandidates.ts';
import { answerCompetitions } from './staffCompetitions.ts';
import { answerEntries } from './staffEntries.ts';
import { answerFactors } from './staffFactors.ts';
import { answerIdentity } from './staffIdentity.ts';
import { calls, nobody, readingOperations } from './staffCalls.ts';
import { answerScreening } from './staffScreening.ts';
import { answerOrders } from './staffOrders.ts';
import { answerOrganisations } from './staffOrganisations.ts';
import { answerMessages } from './staffMessages.ts';
import { answerPages } from './staffPages.ts';
import { answerPasskeys } from './staffPasskeys.ts';
import { answerSeason } from './staffSeason.ts';
import { answerResets } from './staffResets.ts';
import { answerBulk } from './staffBulk.ts';
import { answerMembers } from './staffMembers.ts';
import { answerRounds } from './staffRounds.ts';
import { askTooOften } from './staffTooOften.ts';
import { answerVoted } from './staffVoted.ts';

let world: StaffWorld;
let owner: Person & { organisation: string };
const { provoked, violations } = provoking();
const { disk, wrap } = fullDisk();

beforeAll(async () => {
  world = await StaffWorld.start({}, { wrap });
});
afterAll(() => world.close());

const withBody = Object.entries(calls).filter(([, [, asked]]) => asked.body !== undefined);
const writes = Object.entries(calls).filter(([, [, asked]]) => asked.body !== undefined || asked.method);
const inside = Object.entries(calls).filter(([operation]) => staffOperations.get(operation)!.includes('401'));

it('lists every operation of the contract', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...staffOperations.keys()].toSorted());
});

it.each(Object.entries(calls))('%s answers bytes that are not HTTP', async (operation, [path, asked]) => {
  const method = asked.method ?? (asked.body === undefined ? 'GET' : 'POST');
  const request = `${method} /staff/api${path} HTTP/1.1\r\nHost: localhost\r\nno header at all\r\n\r\n`;
  const { status, headers, text } = await rawHttp(world.server.admin, request);
  provoked.add(`${operation} ${status}`);
  expect([status, contractViolations(operation, { status, headers, text })]).toEqual([400, []]);
});

it.each(withBody)('%s answers a body that it cannot read', async (operation, [path, { method = 'POST' }]) => {
  for (const [status, { body, headers = {} }] of unreadable) {
    const sent = typeof body === 'string' ? { raw: body, method } : { body, method };
    expect(await violations(operation, status, await world.ask(path, { headers, ...sent }))).toEqual([]);
  }
});

it.each(writes)('%s refuses a page of another origin, and a form', async (operation, [path, asked]) => {
  const foreign = [{ origin: 'https://vote.example' }, { origin: undefined }, { 'x-sawt-staff': undefined }];
  for (const headers of foreign)
    expect(await violations(operation, 403, await world.ask(path, { ...asked, headers }))).toEqual([]);
});

it.each(inside)('%s needs a session', async (operation, [path, asked]) => {
  expect(await violations(operation, 401, await world.ask(path, asked))).toEqual([]);
});

it('answers a setup, in full and a second time', async () => {
  const token = await world.setupToken();
  const check = (of: string) => world.ask('/setup/check', { body: { token: of } });
  const link = await check(token);
  const { authenticator } = (await link.clone().json()) as SetupLink;
  expect(await violations('checkSetup', 200, link)).toEqual([]);
  expect(await violations('checkSetup', 404, await check('x'))).toEqual([]);
  const body = { ...(calls['setUp']![1].body as object), token, code: world.codeOf(authenticator.secret) };
  const browser = newStaffBrowser();
  const setUp = (with_: object) => world.ask('/setup', { body: { ...body, ...with_ }, browser });
  expect(await violations('setUp', 404, await setUp({ token: 'x' }))).toEqual([]);
  disk.works = false;
  expect(await violations('setUp', 503, await setUp({}))).toEqual([]);
  disk.works = true;
  const made = await setUp({});
  const { me } = (await made.clone().json()) as Enrolled;
  expect(await violations('setUp', 201, made)).toEqual([]);
  const organisation = me.memberships.find(({ role }) => role === 'owner')!.organisation!.id;
  owner = { id: me.id, email: me.email, secret: authenticator.secret, codes: [], browser, organisation };
  expect(await violations('setUp', 410, await setUp({}))).toEqual([]);
  expect(await violations('checkSetup', 410, await check(token))).toEqual([]);
});

it('answers a sign-in, and calls about the caller', async () => {
  expect(await violations('signIn', 200, await world.signIn(owner, owner.browser))).toEqual([]);
  const { browser } = owner;
  expect(await violations('readMe', 200, await world.ask('/me', { browser }))).toEqual([]);
  const list = await world.ask('/session', { browser });
  const [session] = ((await list.clone().json()) as StaffSessionList).data;
  expect(await violations('listStaffSessions', 200, list)).toEqual([]);
  const revoke = (id: string) => world.ask(`/session/${id}`, { method: 'DELETE', browser });
  expect(await violations('revokeStaffSession', 400, await revoke('1'))).toEqual([]);
  expect(await violations('revokeStaffSession', 404, await revoke(nobody))).toEqual([]);
  disk.works = false;
  expect(await violations('revokeStaffSession', 503, await revoke(session!.id))).toEqual([]);
  expect(await violations('signOut', 503, await world.ask('/sign-out', { method: 'POST', browser }))).toEqual(
    [],
  );
  expect(await violations('signIn', 503, await world.signIn(owner))).toEqual([]);
  expect(await violations('stepUp', 503, await world.stepUp(owner))).toEqual([]);
  disk.works = true;
  expect(await violations('revokeStaffSession', 204, await revoke(session!.id))).toEqual([]);
  await world.signIn(owner, browser);
  expect(await violations('stepUp', 204, await world.stepUp(owner))).toEqual([]);
  expect(await violations('stepUp', 422, await world.stepUp(owner, browser, '1'))).toEqual([]);
  expect(await violations('signOut', 204, await world.ask('/sign-out', { method: 'POST', browser }))).toEqual(
    [],
  );
  await world.signIn(owner, browser);
});

it('answers an invitation, from its making to its end', async () => {
  const { browser, organisation } = owner;
  const base = `/organisation/${organisation}`;
  const invite = (email: string, within = organisation) =>
    world.ask(`/organisation/${within}/invitation`, { body: { email, role: 'judge' }, browser });
  disk.works = false;
  expect(await violations('invite', 503, await invite('a@example.om'))).toEqual([]);
  disk.works = true;
  expect(await violations('invite', 404, await invite('a@example.om', nobody))).toEqual([]);
  const invited = await invite('a@example.om');
  const { link } = (await invited.clone().json()) as Invited;
  expect(await violations('invite', 201, invited)).toEqual([]);
  const token = link.split('#')[1]!;
  const check = (of: string) => world.ask('/invitation/check', { body: { token: of } });
  const checked = await check(token);
  const { authenticator } = (await checked.clone().json()) as SetupLink;
  expect(await violations('checkInvitation', 200, checked)).toEqual([]);
  expect(await violations('checkInvitation', 404, await check('x'))).toEqual([]);
  const code = world.codeOf(authenticator.secret);
  const body = { ...(calls['acceptInvitation']![1].body as object), token, code };
  const judge = newStaffBrowser();
  const accept = (of: string) => world.ask('/invitation', { body: { ...body, token: of }, browser: judge });
  expect(await violations('acceptInvitation', 404, await accept('x'))).toEqual([]);
  disk.works = false;
  expect(await violations('acceptInvitation', 503, await accept(token))).toEqual([]);
  disk.works = true;
  expect(await violations('acceptInvitation', 201, await accept(token))).toEqual([]);
  expect(await violations('acceptInvitation', 410, await accept(token))).toEqual([]);
  expect(await violations('checkInvitation', 410, await check(token))).toEqual([]);
  const list = (by = browser, within = organisation) =>
    world.ask(`/organisation/${within}/staff`, { browser: by });
  const listed = await list();
  const { people } = (await listed.clone().json()) as StaffList;
  expect(await violations('listStaff', 200, listed)).toEqual([]);
  expect(await violations('listStaff', 400, await list(browser, '1'))).toEqual([]);
  expect(await violations('listStaff', 403, await list(judge))).toEqual([]);
  expect(await violations('listStaff', 404, await list(browser, nobody))).toEqual([]);
  const { invitation } = await read<Invited>(await invite('b@example.om'));
  const ends = [
    ['withdrawInvitation', 'invitation', invitation.id],
    ['endMembership', 'membership', people.find(({ role }) => role === 'judge')!.membership_id],
  ] as const;
  for (const [operation, kind, id] of ends) {
    const end = (of: string) => world.ask(`${base}/${kind}/${of}`, { method: 'DELETE', browser });
    expect(await violations(operation, 400, await end('1'))).toEqual([]);
    expect(await violations(operation, 404, await end(nobody))).toEqual([]);
    disk.works = false;
    expect(await violations(operation, 503, await end(id))).toEqual([]);
    disk.works = true;
    expect(await violations(operation, 204, await end(id))).toEqual([]);
  }
  const restore = (of: string) => world.ask(`${base}/invitation/${of}/restore`, { method: 'POST', browser });
  expect(await violations('restoreInvitation', 400, await restore('1'))).toEqual([]);
  expect(await violations('restoreInvitation', 404, await restore(nobody))).toEqual([]);
  disk.works = false;
  expect(await violations('restoreInvitation', 503, await restore(invitation.id))).toEqual([]);
  disk.works = true;
  expect(await violations('restoreInvitation', 204, await restore(invitation.id))).toEqual([]);
  await world.ask(`${base}/invitation/${invitation.id}`, { method: 'DELETE', browser });
  await invite('b@example.om');
  expect(await violations('restoreInvitation', 409, await restore(invitation.id))).toEqual([]);
  const last = people.find(({ role }) => role === 'owner')!.membership_id;
  const end = await world.ask(`${base}/membership/${last}`, { method: 'DELETE', browser });
  expect(await violations('endMembership', 409, end)).toEqual([]);
});

it.each([
  ['the audit, of an organisation and of the installation', answerAudit],
  ['entries', answerEntries],
  ['candidates', answerCandidates],
  ['the desk of screeners', answerScreening],
  ['competitions, and the competitions of roles', answerCompetitions],
  ['events and competitions, from draft to public', answerSeason],
  ['rounds, groups and windows', answerRounds],
  ['acts on a vote that has begun', answerVoted],
  ['the members of groups', answerMembers],
  ['acts on many entries', answerBulk],
  ['content pages', answerPages],
  ['messages to candidates', answerMessages],
  ['identity documents', answerIdentity],
  ['orders', answerOrders],
  ['organisations and their names', answerOrganisations],
  ['acts that wait for a second person', answerApprovals],
] as const)('answers about %s', async (_, answer) => {
  await world.signIn(owner, owner.browser);
  expect(await answer({ world, owner, disk, violations })).toEqual([]);
});

it('answers changes of what a person signs in with', async () => {
  await world.signIn(owner, owner.browser);
  expect(await answerFactors({ world, owner, disk, violations })).toEqual([]);
});

it('answers resets of what a person signs in with', async () => {
  await world.signIn(owner, owner.browser);
  expect(await answerResets({ world, owner, disk, violations })).toEqual([]);
});

it('answers passkeys', async () => {
  expect(await answerPasskeys({ world, owner, disk, violations })).toEqual([]);
});

it('refuses what comes too often', async () => {
  expect(await askTooOften({ world, owner, violations })).toEqual([]);
});

it('answers without a database', async () => {
  const { browser, organisation } = owner;
  await world.server.store.staffDatabase.destroy();
  for (const operation of readingOperations) {
    const [path, asked] = calls[operation]!;
    const own = path.replace(`/organisation/${nobody}`, `/organisation/${organisation}`);
    expect(await violations(operation, 503, await world.ask(own, { ...asked, browser }))).toEqual([]);
  }
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
