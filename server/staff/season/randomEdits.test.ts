/** Random edits by random people: whatever is accepted, the table of D225 allows, as a second reading of it says here. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompetitionSettings, Role } from '../../../domain/staff/staffContract.ts';
import { writeBeside } from '../../../tests/support/database/databases.ts';
import { formOf, SeasonDesk } from '../../../tests/support/season/seasonDesk.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { newId } from '../../platform/ids.ts';

const DAY = 86_400_000;
const roles = ['owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'] as const;

let world: StaffWorld;
let desk: SeasonDesk;
let owner: Awaited<ReturnType<StaffWorld['setUp']>>;
const people = new Map<Role, Person>();

beforeAll(async () => {
  world = await StaffWorld.start();
  owner = await world.setUp();
  people.set('owner', owner);
  for (const role of roles.slice(1)) people.set(role, await world.join(owner, role));
});
afterAll(() => world.close());

const days = fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 25 }));
const text = fc.constantFrom('', 'نص', 'نص آخر');
const person = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('owner' as const, 'organiser' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...roles) },
);
/** One field an edit: of several, one that is refused would hide the others. */
const edit = fc.record({
  kind: fc.constant('edit' as const),
  role: person,
  typed: fc.oneof(
    fc.record({ name_ar: fc.constantFrom('اسم', 'اسم آخر') }),
    fc.record({ slug: fc.constantFrom('song', 'chant', 'poem') }),
    fc.record({ eligibility_ar: text }),
    fc.record({ registration_opens_at: days }),
    fc.record({ registration_closes_at: days }),
    fc.record({ starts_at: days }),
    fc.record({ ends_at: days }),
    fc.record({ submission_type: fc.constantFrom('video', 'audio', 'any') }),
    fc.record({ min_age: fc.integer({ min: 18, max: 22 }) }),
    fc.record({ max_media_megabytes: fc.integer({ min: 100, max: 104 }) }),
    fc.record({ criteria: fc.constantFrom([], [{ name_ar: 'الصوت', name_en: '', percent: 100 }]) }),
  ),
});
const price = fc.record({
  kind: fc.constant('price' as const),
  role: person,
  fee: fc.integer({ min: 0, max: 3 }),
  unit: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 3 })),
});
const publish = fc.record({ kind: fc.constant('publish' as const), role: person });
const live = fc.record({
  kind: fc.constant('live' as const),
  role: person,
  act: fc.constantFrom('close', 'cancel', 'archive', 'reopen', 'restore'),
});
const enter = fc.record({ kind: fc.constant('enter' as const) });
const wait = fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) });
const lay = fc.record({ kind: fc.constant('lay' as const), after: fc.integer({ min: 0, max: 6 }) });
const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: edit },
    { weight: 2, arbitrary: price },
    { weight: 2, arbitrary: publish },
    { weight: 1, arbitrary: live },
    { weight: 2, arbitrary: wait },
    { weight: 1, arbitrary: enter },
    { weight: 1, arbitrary: lay },
  ),
  { minLength: 30, maxLength: 40 },
);

/** What the test knows of a competition besides its settings. */
type Known = { isPublic: boolean; entries: number; opens: number | null; begins: number | null };

it('never pass the table', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const start = world.clock.now();
      desk = new SeasonDesk(world, { ...owner, browser: await browserOf('owner') });
      const event = await desk.makeEvent();
      const made = await desk.makeCompetition(event.id);
      let settings = await read<CompetitionSettings>(await desk.change(made, { description_ar: 'وصف' }));
      const known: Known = { isPublic: false, entries: 0, opens: null, begins: null };
      for (const step of all) {
        if (step.kind === 'wait') world.clock.advance(step.days * DAY);
        if (step.kind === 'enter' && known.isPublic) known.entries += await layEntry(settings.id);
        if (step.kind === 'lay' && known.opens === null) {
          known.opens = known.begins = await layWindow(settings.id, step.after);
        }
        if (!('role' in step)) continue;
        const before = await at(settings.id);
        const { response, may } = await send(step, before, start);
        const after = await at(settings.id);
        expect(response.ok ? may : true, `${step.role} may ${step.kind}`).toBe(true);
        const broken = step.kind === 'publish' ? [] : passed(before, after, known);
        if (before.state !== after.state && step.kind !== 'publish')
          broken.push(...ended(before, after, known));
        const isLeft = response.ok || JSON.stringify(after) === JSON.stringify(before);
        expect({ broken, isLeft }).toEqual({ broken: [], isLeft: true });
        if (step.kind === 'publish' && response.ok) known.isPublic = true;
        settings = after;
      }
    }),
    { numRuns: 12, seed: 21 },
  );
});

const browserOf = (role: Role) => world.layBrowser(people.get(role)!);
const at = async (id: string): Promise<CompetitionSettings> =>
  read(await desk.ask(`/competition/${id}/settings`, { browser: await browserOf('owner') }));

type Of<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Of<typeof edit> | Of<typeof price> | Of<typeof publish> | Of<typeof live>;

async function send(step: Step, settings: CompetitionSettings, start: number) {
  const browser = await browserOf(step.role);
  if (step.kind === 'publish') {
    const may = step.role === 'owner' || step.role === 'organiser';
    return { response: await desk.publish(settings, browser), may };
  }
  if (step.kind === 'live') {
    const body = { act: step.act, version: settings.version };
    const response = await desk.ask(`/competition/${settings.id}/life`, { body, browser });
    return { response, may: step.role === 'owner' || step.role === 'organiser' };
  }
  if (step.kind === 'price') {
    const { fee: entry_fee_baisa, unit } = step;
    const terms = unit && { min_votes: 25, unit_baisa: unit, discount_baisa: 0 };
    const prices = unit && { unit_baisa: unit, package: terms };
    const body = { version: settings.version, entry_fee_baisa, prices };
    const path = `/competition/${settings.id}/prices`;
    const response = await desk.ask(path, { method: 'PUT', body, browser });
    return { response, may: step.role === 'owner' || step.role === 'finance' };
  }
  const typed = Object.fromEntries(
    Object.entries(step.typed).map(([field, value]) => [
      field,
      field.endsWith('_at') && value !== null ? start + Number(value) * DAY : value,
    ]),
  );
  const body = { ...formOf(settings), ...typed };
  const path = `/competition/${settings.id}/settings`;
  const response = await desk.ask(path, { method: 'PATCH', body, browser });
  return { response, may: step.role === 'owner' || step.role === 'organiser' };
}

/** The fields that changed although the table does not allow it, read anew from its sentences. */
function passed(before: CompetitionSettings, after: CompetitionSettings, known: Known): string[] {
  const now = world.clock.now();
  const isOpened = known.isPublic && known.opens !== null && known.opens <= now;
  const isOpen = isOpened && now < known.opens! + DAY;
  const isBegun = known.isPublic && known.begins !== null && known.begins <= now;
  const isFree = !known.isPublic;
  const far = (value: number | null) => value ?? Infinity;
  const isSame = (field: keyof CompetitionSettings) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]);
  const rule = (field: keyof CompetitionSettings, isKinder: boolean) =>
    isSame(field) || isFree || (!isBegun && (known.entries === 0 || isKinder));
  const isLater = (field: 'registration_closes_at' | 'ends_at') =>
    after[field] !== null && after[field] > now && far(after[field]) >= (before[field] ?? 0);
  const isAhead = far(before.registration_opens_at) > now && (after.registration_opens_at ?? 0) > now;
  const holds = {
    slug: isSame('slug') || !isBegun,
    eligibility_ar: rule('eligibility_ar', before.eligibility_ar === null),
    min_age: rule('min_age', after.min_age < before.min_age),
    max_media_megabytes: rule('max_media_megabytes', after.max_media_megabytes > before.max_media_megabytes),
    submission_type: rule('submission_type', after.submission_type === 'any'),
    entry_fee_baisa: rule('entry_fee_baisa', after.entry_fee_baisa < before.entry_fee_baisa),
    registration_opens_at:
      isSame('registration_opens_at') || isFree || (!isBegun && known.entries === 0 && isAhead),
    registration_closes_at:
      isSame('registration_closes_at') || isFree || (!isBegun && isLater('registration_closes_at')),
    starts_at: isSame('starts_at') || !isBegun,
    ends_at: isSame('ends_at') || !isBegun || isLater('ends_at'),
    criteria: isSame('criteria') || !isBegun,
    prices: isSame('prices') || !isOpen,
  };
  const isOver = before.state !== 'draft' && before.state !== 'published';
  return Object.entries(holds).flatMap(([field, isHeld]) =>
    isOver ? (isSame(field as keyof CompetitionSettings) ? [] : [field]) : isHeld ? [] : [field],
  );
}

/** Why a competition may not have gone from one state to another (decision D229), read anew from its sentences. */
function ended(before: CompetitionSettings, after: CompetitionSettings, { opens }: Known): string[] {
  const now = world.clock.now();
  const ways = [
    'published closed',
    'published cancelled',
    'closed archived',
    'closed published',
    'archived closed',
  ];
  const way = `${before.state} ${after.state}`;
  const isVoted = opens !== null && opens <= now;
  const isDone = opens === null || now >= opens + DAY + 900_000;
  const end = before.registration_closes_at ?? Infinity;
  const isFormless = Math.min(end, before.ends_at ?? Infinity) <= now;
  return [
    ...(ways.includes(way) ? [] : [way]),
    ...(after.state === 'cancelled' && isVoted ? ['cancelled after votes'] : []),
    ...(way === 'published closed' && !(isDone && isFormless) ? ['closed too early'] : []),
  ];
}

async function layEntry(competition: string): Promise<number> {
  const id = newId();
  const entry = { id, user_id: id, competition_id: competition, status: 'submitted' } as const;
  await writeBeside(world.server.config, async (db) => {
    await db
      .insertInto('users')
      .values({ id, role: 'candidate', full_name: 'Maha', country_id: 1 })
      .execute();
    await db.insertInto('entries').values(entry).execute();
  });
  return 1;
}

/** Stores a round that begins when its window opens, after some days. @returns when (UTC ms) */
async function layWindow(competition: string, after: number): Promise<number> {
  const [id, opens_at] = [newId(), world.clock.now() + after * DAY];
  const names = { name_ar: 'جولة', name_en: 'Round' };
  const weights = { judges_percent: 100, voting_percent: 0, starts_at: opens_at };
  const round = { id, competition_id: competition, ordinal: 1, ...names, ...weights };
  const group = { id, round_id: id, number: 1, ...names, opens_at, closes_at: opens_at + DAY };
  await writeBeside(world.server.config, async (db) => {
    await db.insertInto('rounds').values(round).execute();
    await db.insertInto('voting_groups').values(group).execute();
  });
  return opens_at;
}
