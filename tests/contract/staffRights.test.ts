import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rights, stepUpActs, type Act } from '../../domain/staff/rights.ts';
import { STEP_UP_MS } from '../../domain/staff/staffLimits.ts';
import type { Invited, Role, StaffList } from '../../domain/staff/staffContract.ts';
import { staffContract } from '../support/servers/contract.ts';
import { nobody } from './staffCalls.ts';
import { bodies, queries, whenAllowed, whenForeign } from './staffAnswers.ts';
import { layCompetitions } from '../support/catalogue/layCompetitions.ts';
import { layPerson } from '../support/organisations/layPeople.ts';
import { answered, newStaffBrowser, read, StaffWorld, type Person } from '../support/staff/staffWorld.ts';

const callers = [
  'stranger',
  'revoked',
  'operator',
  'owner',
  'organiser',
  'screener',
  'judge',
  'finance',
  'auditor',
  'limited judge',
] as const;
type Caller = (typeof callers)[number];
/** Of operations about an organisation. */
const targets = ['own', 'foreign', 'absent'] as const;
/** Of operations about a competition. `crossed`: the competition is of another organisation than the path says. */
const competitionTargets = ['own', 'other competition', 'foreign', 'crossed', 'absent'] as const;
type Target = (typeof targets)[number] | (typeof competitionTargets)[number];

type Operation = { operationId: string; 'x-act'?: Act; security?: unknown };
const operations = Object.entries(staffContract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter((each): each is [string, Operation] => typeof each[1] === 'object' && 'operationId' in each[1])
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
type Call = (typeof operations)[number];

let world: StaffWorld;
let owner: Person & { organisation: string };
let places: Record<Target, { organisation: string; competition: string }>;
const people = new Map<Caller, Person>();

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  const second = await world.join(owner, 'owner', 'second@example.om');
  people.set('owner', second);
  for (const role of ['organiser', 'screener', 'judge', 'finance', 'auditor'] as const)
    people.set(role, await world.join(owner, role));
  people.set('operator', await layPerson(world, null, 'operator'));
  const revoked = await world.join(owner, 'owner', 'revoked@example.om', second);
  const copied = { ...revoked.browser, cookies: new Map(revoked.browser.cookies) };
  await world.ask('/sign-out', { method: 'POST', browser: copied });
  people.set('revoked', revoked);
  const foreign = await world.layOrganisation();
  const [competition, other] = await layCompetitions(world, owner.organisation, ['Singing', 'Poetry']);
  const [theirs] = await layCompetitions(world, foreign, ['Chess']);
  const own = { organisation: owner.organisation, competition: competition! };
  places = {
    own,
    'other competition': { ...own, competition: other! },
    foreign: { organisation: foreign, competition: theirs! },
    crossed: { ...own, competition: theirs! },
    absent: { organisation: nobody, competition: nobody },
  };
  const limited = ['judge', 'limited@example.om', undefined, [own.competition]] as const;
  people.set('limited judge', await world.join(owner, ...limited));
});
afterAll(() => world.close());

it('every operation names an act that has a row of rights, and needs a session unless strangers may act', () => {
  const wanted = operations.map(({ operationId, 'x-act': act }) => ({
    operationId,
    isKnown: act !== undefined && act in rights,
    security: act === 'enter' ? undefined : [{ staffSession: [] }],
  }));
  const declared = operations.map(({ operationId, security }) => ({ operationId, isKnown: true, security }));
  expect(declared).toEqual(wanted);
});

const roleOf = (caller: Caller) => (caller === 'limited judge' ? 'judge' : (caller as Role));

const targetsOf = (path: string): readonly Target[] => {
  if (path.includes('{competition}')) return competitionTargets;
  return path.includes('{organisation}') ? targets : ['own'];
};

const pathTo = ({ operationId, path }: Call, target: Target) =>
  path
    .replace('{organisation}', places[target].organisation)
    .replace('{competition}', places[target].competition)
    .replace('{id}', nobody)
    .replace('{version}', '1')
    .replace('{candidate}', nobody)
    .replace('{picture}', nobody)
    .replace('{decision}', nobody)
    .concat(queries[operationId] ?? '');

function statusFor({ operationId, path, 'x-act': act }: Call, caller: Caller, target: Target): number {
  const allowed = whenAllowed[operationId]!;
  const right: 'anyone' | 'signedIn' | readonly Role[] = rights[act!];
  if (right === 'anyone') return allowed;
  if (caller === 'stranger' || caller === 'revoked') return 401;
  if (right === 'signedIn') return allowed;
  const may = right.includes(roleOf(caller));
  if (!path.includes('{organisation}')) return may ? allowed : 403;
  if (target === 'absent' || target === 'crossed') return 404;
  if (target === 'other competition' && caller === 'limited judge') return 404;
  // An operator is of the installation: of every organisation, and of none.
  if (caller === 'operator' && may)
    return target === 'foreign' ? (whenForeign[operationId] ?? allowed) : allowed;
  if (target === 'foreign' || caller === 'operator') return 404;
  return may ? allowed : 403;
}

describe.each(operations.map((call) => [call.operationId, call] as const))('%s', (_, call) => {
  it.each(callers.flatMap((caller) => targetsOf(call.path).map((target) => [caller, target] as const)))(
    'answers %s about what is %s',
    async (caller, target) => {
      // Time for the limit of sign-ins.
      world.clock.advance(12 * 60_000);
      const path = pathTo(call, target);
      const browser = await browserOf(caller);
      const body = bodies[call.operationId];
      const response = await world.ask(path, { method: call.method, body, browser });
      expect(response.status).toBe(statusFor(call, caller, target));
    },
  );
});

describe.each(
  operations
    .filter(({ 'x-act': act }) => stepUpActs.includes(act!))
    .map((call) => [call.operationId, call] as const),
)('%s needs a step-up', (_, call) => {
  const asAt = async (caller: Caller, steppedUpAt: number | null) => {
    const browser = await world.layBrowser(people.get(caller)!, steppedUpAt);
    return world.ask(pathTo(call, 'own'), { method: call.method, body: bodies[call.operationId], browser });
  };
  const right: string | readonly string[] = rights[call['x-act']!];
  const signedIn = callers.filter((caller) => caller !== 'stranger' && caller !== 'revoked');
  const able = signedIn.filter((caller) => right === 'signedIn' || right.includes(roleOf(caller)));

  it.each(able)('of an %s', async (caller) => {
    const now = world.clock.now();
    const refused = { status: 403, code: 'step_up_needed' };
    for (const steppedUpAt of [null, now - STEP_UP_MS])
      expect(await answered(await asAt(caller, steppedUpAt))).toEqual(refused);
    const { status } = await asAt(caller, now - STEP_UP_MS + 1);
    expect(status).toBe(whenAllowed[call.operationId]);
  });

  it.each(signedIn.filter((caller) => caller !== 'operator' && !able.includes(caller)))(
    'says nothing of it to a %s',
    async (caller) => {
      expect(await answered(await asAt(caller, null))).toEqual({ status: 403, code: 'forbidden' });
    },
  );
});

/** A browser of the caller with a session of its own: another call may have ended an earlier one. */
async function browserOf(caller: Caller) {
  const person = people.get(caller);
  if (!person) return newStaffBrowser();
  if (caller === 'revoked') return person.browser;
  return world.layBrowser(person);
}

describe('an invitation', () => {
  const roles = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;
  const given = { owner: roles, organiser: ['judge'] } as Partial<Record<Caller, readonly Role[]>>;
  const inviters = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;

  it.each(inviters.flatMap((caller) => roles.map((role) => [caller, role] as const)))(
    'by an %s for an %s',
    async (caller, role) => {
      const path = `/organisation/${owner.organisation}/invitation`;
      const body = { email: `${caller}-${role}@example.om`, role };
      const response = await world.ask(path, { body, browser: await browserOf(caller) });
      // There are three owners, so another one approves the next.
      const made = role === 'owner' ? 202 : 201;
      expect(response.status).toBe(given[caller]?.includes(role) ? made : 403);
    },
  );

  it("for another role than judge is not an organiser's to withdraw, nor is such a role to end", async () => {
    const path = `/organisation/${owner.organisation}`;
    const mine = await browserOf('owner');
    const asked = { body: { email: 'late@example.om', role: 'finance' }, browser: mine };
    const { invitation } = await read<Invited>(await world.ask(`${path}/invitation`, asked));
    const list = await read<StaffList>(await world.ask(`${path}/staff`, { browser: mine }));
    const membership = list.people.find(({ role }) => role === 'finance')!.membership_id;
    const browser = await browserOf('organiser');
    const statuses = [];
    for (const end of [`/invitation/${invitation.id}`, `/membership/${membership}`])
      statuses.push((await world.ask(`${path}${end}`, { method: 'DELETE', browser })).status);
    expect(statuses).toEqual([403, 403]);
  });
});
