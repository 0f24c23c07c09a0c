/** Random edits of rounds, windows and members by random people: what changes, the table of D225 allows, as it is read anew here. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role, RoundMembers, StaffRound, StaffRounds } from '../../../../domain/staff/staffContract.ts';
import { membersOf } from '../../../../tests/support/season/membersWorld.ts';
import { DAY } from '../../../../tests/support/season/roundsWorld.ts';
import { read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';

const roles = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;
const HALF_DAY = DAY / 2;

let world: StaffWorld;
let owner: Awaited<ReturnType<StaffWorld['setUp']>>;
const people = new Map<Role, Person>();

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  people.set('owner', owner);
  for (const role of roles.slice(1)) people.set(role, await world.join(owner, role));
});
afterAll(() => world.close());

const role = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('owner' as const, 'organiser' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...roles) },
);
const place = fc.integer({ min: 0, max: 1 });
/** By so many half days an instant moves. */
const halves = fc.constantFrom(-3, -1, 1, 2);
const moves = fc.record({
  kind: fc.constant('window' as const),
  role,
  group: place,
  opens: halves,
  closes: halves,
});
const lasts = fc.record({ kind: fc.constant('close' as const), role, group: place, closes: halves });
const weighs = fc.record({
  kind: fc.constant('round' as const),
  role,
  edit: fc.oneof(
    fc.record({ judges_percent: fc.constantFrom(0, 30, 60) }),
    fc.record({ starts_at: halves }),
    fc.record({ ends_at: fc.constantFrom(9, 12, 20) }),
  ),
});
const places = fc.record({
  kind: fc.constant('members' as const),
  role,
  group: place,
  entries: fc.subarray([0, 1, 2]),
});
const code = fc.record({
  kind: fc.constant('code' as const),
  role,
  entry: fc.integer({ min: 0, max: 2 }),
  code: fc.constantFrom('101', '102', '555'),
});
const removesGroup = fc.record({ kind: fc.constant('deleteGroup' as const), role, group: place });
const removesRound = fc.record({ kind: fc.constant('deleteRound' as const), role });
const wait = fc.record({ kind: fc.constant('wait' as const), halves: fc.integer({ min: 1, max: 2 }) });
const acts = fc.oneof(
  { weight: 3, arbitrary: moves },
  { weight: 3, arbitrary: lasts },
  { weight: 3, arbitrary: weighs },
  { weight: 4, arbitrary: places },
  { weight: 3, arbitrary: code },
  { weight: 1, arbitrary: removesGroup },
  { weight: 1, arbitrary: removesRound },
);
const steps = fc.array(fc.oneof({ weight: 5, arbitrary: acts }, { weight: 1, arbitrary: wait }), {
  minLength: 25,
  maxLength: 35,
});
type Act = typeof acts extends fc.Arbitrary<infer Value> ? Value : never;

type Calls = Awaited<ReturnType<typeof membersOf>>;
type Seen = { rounds: StaffRound[]; members: RoundMembers | null };

it('never pass the table', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await signIn('owner');
      const calls = await membersOf(world, owner, { entries: 3 });
      const start = world.clock.now();
      const round = await calls.makeRound({ starts_at: start + 3 * DAY, ends_at: start + 8 * DAY });
      for (const day of [4, 5]) await calls.makeGroup(round, start + day * DAY);
      for (const step of all) {
        if (step.kind === 'wait') {
          world.clock.advance(step.halves * HALF_DAY);
          continue;
        }
        const before = await see(calls);
        if (!before.rounds[0]?.groups[0]) break;
        await signIn(step.role);
        const response = await send(calls, step, before);
        const after = await see(calls);
        expect(
          !response.ok || ['owner', 'organiser'].includes(step.role),
          `${step.role} may ${step.kind}`,
        ).toBe(true);
        const isLeft = response.ok || JSON.stringify(after) === JSON.stringify(before);
        expect({ broken: broken(before, after), isLeft }).toEqual({ broken: [], isLeft: true });
      }
    }),
    { numRuns: 12, seed: 21, endOnFailure: true },
  );
});

async function signIn(as: Role): Promise<void> {
  owner.browser.cookies = (await world.layBrowser(people.get(as)!)).cookies;
}

async function see({ ask, list }: Calls): Promise<Seen> {
  await signIn('owner');
  const { rounds } = await read<StaffRounds>(await ask('round'));
  const members = rounds[0] ? { ...(await list(rounds[0])), server_time: 0 } : null;
  return { rounds, members };
}

function send(calls: Calls, step: Act, { rounds, members }: Seen): Promise<Response> {
  const round = rounds[0]!;
  if (step.kind === 'round') {
    const edit = Object.fromEntries(
      Object.entries(step.edit).map(([field, value]) => [
        field,
        field.endsWith('_at') ? round.starts_at! + value * HALF_DAY : value,
      ]),
    );
    return calls.changeRound(round, edit);
  }
  if (step.kind === 'deleteRound') return calls.ask(`round/${round.id}?version=${round.version}`, 'DELETE');
  if (step.kind === 'code') {
    const entry = members!.entries.find(({ id }) => id === calls.entries[step.entry])!;
    return calls.askCode(members!, { ...entry, group: entry.group ?? round.groups[0]!.id }, step.code);
  }
  const found = round.groups[step.group] ?? round.groups[0]!;
  const { opens_at, closes_at } = found;
  if (step.kind === 'members')
    return calls.askSet(
      found,
      step.entries.map((index) => calls.entries[index]!),
      members!,
    );
  if (step.kind === 'deleteGroup') return calls.ask(`group/${found.id}?version=${found.version}`, 'DELETE');
  const opens = step.kind === 'window' ? opens_at + step.opens * HALF_DAY : opens_at;
  return calls.changeGroup(found, { opens_at: opens, closes_at: closes_at + step.closes * HALF_DAY });
}

/** What changed although the table does not allow it. */
function broken(before: Seen, after: Seen): string[] {
  const now = world.clock.now();
  const [was] = before.rounds as [StaffRound];
  const is = after.rounds[0];
  const isBegun = was.starts_at! <= now || was.groups.some(({ opens_at }) => opens_at <= now);
  const rules: [string, boolean][] = [
    ['round deleted', is === undefined && isBegun],
    ['share', is !== undefined && is.judges_percent !== was.judges_percent && isBegun],
    ['start', is !== undefined && is.starts_at !== was.starts_at && isBegun],
    ['end', is !== undefined && is.ends_at !== was.ends_at && isBegun && !(is.ends_at! > was.ends_at!)],
  ];
  const windows = is?.groups.toSorted((a, b) => a.opens_at - b.opens_at) ?? [];
  rules.push([
    'overlap',
    windows.some((each, index) => index > 0 && windows[index - 1]!.closes_at > each.opens_at),
  ]);
  for (const group of was.groups) {
    const present = is?.groups.find(({ id }) => id === group.id);
    const isOpened = group.opens_at <= now;
    const placed = (seen: Seen) =>
      JSON.stringify(
        (seen.members?.entries ?? [])
          .filter((each) => each.group === group.id)
          .map(({ id, code: own }) => [id, own]),
      );
    rules.push(
      ['group deleted', is !== undefined && present === undefined && isBegun],
      [
        'opening',
        present !== undefined && present.opens_at !== group.opens_at && (isOpened || present.opens_at < now),
      ],
      ['close', present !== undefined && present.closes_at !== group.closes_at && isOpened],
      ['members', present !== undefined && placed(after) !== placed(before) && isOpened],
    );
  }
  const codes = (after.members?.entries ?? []).flatMap(({ code: own }) => (own === null ? [] : [own]));
  rules.push(['one code twice', new Set(codes).size < codes.length]);
  return rules.flatMap(([name, isBroken]) => (isBroken ? [name] : []));
}
