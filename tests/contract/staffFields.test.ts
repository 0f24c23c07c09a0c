import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role, StaffEventPage, TemplateList } from '../../domain/staff/staffContract.ts';
import { votedWorld } from '../support/approvals/votedWorld.ts';
import { writeBeside } from '../support/database/databases.ts';
import { queries } from './staffAnswers.ts';
import { staffContract } from '../support/servers/contract.ts';
import { read, StaffWorld, type Person } from '../support/staff/staffWorld.ts';
import { birthDate, civilIdOf, layEntry } from '../support/staffEntries/layEntry.ts';

const roles = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;

/** What only some roles may read, and which of them. It is written by hand, not taken from `rights`. */
const facts = {
  'the name of a candidate in no round': ['owner', 'organiser', 'screener', 'auditor'],
  'the phone number of a candidate': ['owner', 'organiser', 'screener'],
  'the e-mail address of a candidate': ['owner', 'organiser', 'screener'],
  'the civil id of a candidate': [],
  'the birth date of a candidate': [],
  'the e-mail address of a voter': [],
  'the phone number of a voter': [],
  'the civil id of a voter': [],
  'the receipt of an order': ['owner', 'finance', 'auditor'],
  'the id of an order': ['owner', 'finance', 'auditor'],
  'the e-mail address of another person of the staff': ['owner', 'organiser', 'auditor'],
  'the act of another person': ['owner', 'auditor'],
} as const satisfies Record<string, readonly Role[]>;
type Fact = keyof typeof facts;

let world: StaffWorld;
let owner: Person & { organisation: string };
const people = new Map<Role, Person>();
const traces = new Map<Fact, string>();
/** The ids that stand for a part of a path, by what comes before it. */
const ids = new Map<string, readonly string[]>();

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  const voted = await votedWorld(world, owner);
  const [email, phone] = ['muna.candidate@example.om', '+96895556667'];
  const entry = await layEntry(world, voted.competition, { name: 'Maryam Al Busaidi', email, phone });
  const order = await voted.order();
  const payer = { email: 'voter.alone@example.om', phone: '+96894443332', civil_id: 'VOTER77' };
  const receipt = await writeBeside(world.server.config, async (db) => {
    await db.updateTable('orders').set(payer).where('id', '=', order).execute();
    const row = db.selectFrom('orders').where('id', '=', order).select('receipt_code');
    return (await row.executeTakeFirstOrThrow()).receipt_code;
  });
  for (const role of roles.slice(1)) people.set(role, await world.join(owner, role));
  const other = await world.join(owner, 'screener', 'colleague@example.om');
  people.set('owner', owner);
  const found: Record<Fact, string> = {
    'the name of a candidate in no round': 'Maryam',
    'the phone number of a candidate': phone,
    'the e-mail address of a candidate': email,
    'the civil id of a candidate': civilIdOf(entry),
    'the birth date of a candidate': birthDate,
    'the e-mail address of a voter': payer.email,
    'the phone number of a voter': payer.phone,
    'the civil id of a voter': payer.civil_id,
    'the receipt of an order': receipt,
    'the id of an order': order,
    'the e-mail address of another person of the staff': other.email,
    'the act of another person': 'staff.invited',
  };
  for (const [fact, trace] of Object.entries(found)) traces.set(fact as Fact, trace);
  const base = `/organisation/${owner.organisation}`;
  const ask = async (path: string) => world.ask(path, { browser: owner.browser });
  const templates = await read<TemplateList>(await ask(`${base}/template`));
  const events = await read<StaffEventPage>(await ask(`${base}/event`));
  ids.set('organisation', [owner.organisation]);
  ids.set('competition', [voted.competition]);
  ids.set('event', [events.data[0]!.id]);
  ids.set('group', [voted.group.id]);
  ids.set('round', [voted.round.id]);
  ids.set('entry', [entry, voted.entryId]);
  ids.set('candidate', [entry]);
  ids.set('order', [order]);
  ids.set('template', [templates.data[0]!.id]);
});
afterAll(() => world.close());

/** The addresses of a read: each id of its path is each known one, so that a read of nothing known has none. */
const addressesOf = (path: string) =>
  path.split('/').reduce<string[]>(
    (begun, part, index, parts) => {
      const known = part.startsWith('{') ? (ids.get(parts[index - 1]!) ?? []) : [part];
      return begun.flatMap((each) => known.map((next) => (index === 0 ? next : `${each}/${next}`)));
    },
    [''],
  );

type Item = { get?: { operationId: string } };
const addresses = () =>
  Object.entries(staffContract.paths as Record<string, Item>).flatMap(([path, { get }]) =>
    get ? addressesOf(path).map((address) => address + (queries[get.operationId] ?? '')) : [],
  );

/** All that a person can read, as one text. */
async function crawl({ browser }: Person): Promise<string> {
  const replies: string[] = [];
  for (const address of addresses()) {
    const response = await world.ask(address, { browser });
    const text = await response.text();
    expect([address, response.status]).toEqual([address, expect.toBeOneOf([200, 403, 404, 410])]);
    if (response.ok) replies.push(text);
  }
  return replies.join('\n');
}

it('a crawl finds only what the matrix of rights gives each role', async () => {
  const readBy = new Map<Role, string>();
  for (const role of roles) readBy.set(role, await crawl(people.get(role)!));
  const found = Object.keys(facts).map((fact) => {
    const trace = traces.get(fact as Fact)!;
    return [fact, roles.filter((role) => readBy.get(role)!.includes(trace))] as const;
  });
  expect(Object.fromEntries(found)).toEqual(facts);
});
