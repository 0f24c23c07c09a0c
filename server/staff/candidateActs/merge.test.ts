import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Approval, CandidateActs, StaffCandidate } from '../../../domain/staff/staffContract.ts';
import { askedIn } from '../../../tests/support/approvals/votedWorld.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { rowOf } from '../../../tests/support/payments/staffOrders.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, type Person, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { layDocument } from '../../../tests/support/staffEntries/layDocument.ts';
import { fillSearch, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

const reason = 'Registered twice';

forEachDatabase('two candidates who are one person', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let second: Person;
  let singing: string;
  let poetry: string;
  let phones = 0;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    second = await layPerson(world, owner.organisation, 'owner');
    const names = ['Singing', 'Poetry'];
    [singing, poetry] = (await layCompetitions(world, owner.organisation, names)) as [string, string];
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** Two candidates with one phone number: one in the first competition, the other in the second. */
  const lay = async (where: [string, string] = [singing, poetry]) => {
    for (const person of [owner, second]) person.browser = await world.layBrowser(person);
    phones += 1;
    const phone = `+9689100000${phones}`;
    const id = await layEntry(world, where[0], { name: 'Noor', phone });
    return [id, await layEntry(world, where[1], { name: 'Noora', phone })] as const;
  };
  const ask = async (path: string, body?: object) =>
    world.ask(`/organisation/${owner.organisation}${path}`, {
      browser: owner.browser,
      ...(body && { body }),
    });
  const actsOf = async (id: string) => read<CandidateActs>(await ask(`/candidate/${id}/acts`));
  const merge = (id: string, other: string) => ask(`/candidate/${id}/acts`, { kind: 'merge', reason, other });
  const approve = ({ id, hash }: Approval) =>
    world.ask(`/organisation/${owner.organisation}/approval/${id}/approve`, {
      body: { hash },
      browser: second.browser,
    });
  const work = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      world.clock.advance(2_000);
      world.server.app.staff.tick();
      await world.server.app.staff.rest();
    }
  };
  const entriesOf = (user: string) =>
    world.server.store.database
      .selectFrom('entries')
      .where('user_id', '=', user)
      .orderBy('id')
      .select('id')
      .execute();
  const accountOf = (user: string) =>
    world.server.store.database
      .selectFrom('accounts')
      .where('user_id', '=', user)
      .select('user_id')
      .executeTakeFirst();

  it('become one: the entries of both stay, and the other account goes', async () => {
    const [id, other] = await lay();
    const { object } = await layDocument(world, other);
    await writeBeside(world.server.config, (db) =>
      db
        .insertInto('unsubscriptions')
        .values({ user_id: other, organisation_id: owner.organisation, unsubscribed_at: 7 })
        .execute(),
    );
    expect(await actsOf(id)).toMatchObject({
      kinds: ['suspend', 'merge', 'hand_out', 'erase'],
      mergeable: [{ id: other, full_name: 'Noora', in_same_competition: false }],
    });
    const asked = await askedIn(await merge(id, other));
    expect(asked.preview).toMatchObject({
      full_name: 'Noor',
      reason,
      other: { id: other, full_name: 'Noora', in_same_competition: false },
    });
    expect((await approve(asked)).status).toBe(200);
    await work();
    expect([await accountOf(id), await accountOf(other)]).toEqual([{ user_id: id }, undefined]);
    expect(await entriesOf(id)).toEqual([id, other].toSorted().map((each) => ({ id: each })));
    // The document belongs to the entry, not to the account.
    const kept = await buffer(await world.server.app.files.objects.read(object));
    expect(kept.length).toBeGreaterThan(0);
    const ended = world.server.store.database.selectFrom('unsubscriptions').selectAll();
    expect(await ended.execute()).toEqual([
      { user_id: id, organisation_id: owner.organisation, unsubscribed_at: 7 },
    ]);
    await fillSearch(world);
    const found = await read<{ data: { id: string }[] }>(await ask('/entry?search=Noor'));
    expect(found.data.map((each) => each.id)).toEqual(expect.arrayContaining([id, other]));
    const candidate = await read<StaffCandidate>(await ask(`/candidate/${id}`));
    expect([candidate.entries.length, candidate.duplicates]).toEqual([2, []]);
    expect((await ask(`/candidate/${other}`)).status).toBe(404);
    const audit = world.server.store.database.selectFrom('audit').where('subject', 'in', [id, other]);
    expect(await audit.orderBy('at').select(['action', 'actor', 'subject', 'reason']).execute()).toEqual([
      { action: 'person.merged', actor: owner.id, subject: id, reason },
      { action: 'person.erased', actor: owner.id, subject: other, reason },
    ]);
  });

  it('keep one entry of a competition in which both are', async () => {
    const [id, other] = await lay([singing, singing]);
    expect((await actsOf(id)).mergeable).toMatchObject([{ id: other, in_same_competition: true }]);
    expect((await approve(await askedIn(await merge(id, other)))).status).toBe(200);
    expect([await entriesOf(id), await entriesOf(other)]).toEqual([[{ id }], []]);
  });

  it('stay two where the entry that would go has an order, also one from before the approval', async () => {
    const [id, other] = await lay([singing, singing]);
    const asked = await askedIn(await merge(id, other));
    const fee = { ...rowOf(other, null, null), kind: 'fee', votes: null, of_competition: singing } as const;
    await writeBeside(world.server.config, (db) => db.insertInto('orders').values(fee).execute());
    expect(await answered(await approve(asked))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect([await entriesOf(id), await entriesOf(other)]).toEqual([[{ id }], [{ id: other }]]);
    expect(await answered(await merge(id, other))).toMatchObject({ status: 409, code: 'merge_clash' });
  });

  it('stay two where one of them is being erased when it is approved', async () => {
    const [id, other] = await lay();
    await layEntry(world, poetry, { name: 'Nora', phone: `+9689100000${phones}` });
    const asked = await askedIn(await merge(id, other));
    const erasing = await askedIn(await ask(`/candidate/${other}/acts`, { kind: 'erase', reason }));
    expect((await approve(erasing)).status).toBe(200);
    expect(await answered(await approve(asked))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect([await entriesOf(id), await entriesOf(other)]).toEqual([[{ id }], [{ id: other }]]);
  });

  it('are chosen from those who share something, whose account nobody else uses', async () => {
    const [id, other] = await lay();
    const stranger = await layEntry(world, poetry, { name: 'Huda' });
    const wrong = { status: 409, code: 'changed_meanwhile' };
    expect(await answered(await merge(id, stranger))).toMatchObject(wrong);
    expect(await answered(await ask(`/candidate/${id}/acts`, { kind: 'merge', reason }))).toMatchObject({
      status: 422,
      errors: { other: [/./] },
    });
    const [chess] = (await layCompetitions(world, await world.layOrganisation(), ['Chess'])) as [string];
    await layEntry(world, chess, { of: other });
    expect(await actsOf(id)).toMatchObject({ kinds: ['suspend', 'hand_out', 'erase'], mergeable: [] });
    expect(await answered(await merge(id, other))).toMatchObject(wrong);
  });
});
