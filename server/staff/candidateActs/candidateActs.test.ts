import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPROVAL_MS, HAND_OUT_MS } from '../../../domain/staff/staffLimits.ts';
import type { Approval, CandidateActKind, CandidateActs } from '../../../domain/staff/staffContract.ts';
import { layAccount } from '../../../tests/support/accounts/accountFixture.ts';
import { askedIn, votedWorld } from '../../../tests/support/approvals/votedWorld.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, type Person, read, StaffWorld } from '../../../tests/support/staff/staffWorld.ts';
import { documentBytes, layDocument } from '../../../tests/support/staffEntries/layDocument.ts';
import { birthDate, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

const reason = 'Asked for by letter 17';
const changed = { status: 409, code: 'changed_meanwhile' };

forEachDatabase("what two owners do with a candidate's account", ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let second: Person;
  let auditor: Person;
  let competition: string;
  let poetry: string;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    second = await layPerson(world, owner.organisation, 'owner');
    auditor = await layPerson(world, owner.organisation, 'auditor');
    const both = ['Singing', 'Poetry'];
    [competition, poetry] = (await layCompetitions(world, owner.organisation, both)) as [string, string];
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const path = (id: string, part: string) => `/organisation/${owner.organisation}/candidate/${id}/${part}`;
  const stepUp = async () => {
    for (const person of [owner, second, auditor]) person.browser = await world.layBrowser(person);
  };
  const actsOf = async (id: string, { browser }: Person = owner) =>
    read<CandidateActs>(await world.ask(path(id, 'acts'), { browser }));
  const ask = (id: string, kind: CandidateActKind, { browser }: Person = owner, why = reason) =>
    world.ask(path(id, 'acts'), { body: { kind, reason: why }, browser });
  const approve = ({ id, hash }: Approval, { browser }: Person = second) =>
    world.ask(`/organisation/${owner.organisation}/approval/${id}/approve`, { body: { hash }, browser });
  const both = async (id: string, kind: CandidateActKind) => {
    expect((await approve(await askedIn(await ask(id, kind)))).status).toBe(200);
  };
  const fetchData = (id: string, { browser }: Person = owner) => world.ask(path(id, 'data'), { browser });
  const work = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      world.clock.advance(2_000);
      world.server.app.staff.tick();
      await world.server.app.staff.rest();
    }
  };
  const auditOf = (subject: string) =>
    world.server.store.database
      .selectFrom('audit')
      .where('subject', '=', subject)
      .orderBy('at')
      .orderBy('seq')
      .select(['action', 'actor', 'reason'])
      .execute();

  it('waits 72 hours for another owner, who sees what it is about', async () => {
    await stepUp();
    const id = await layEntry(world, competition, { name: 'Huda' });
    expect(await actsOf(id)).toEqual({
      stop: null,
      kinds: ['suspend', 'hand_out', 'erase'],
      entries: 1,
      is_in_vote: false,
      is_matched: false,
      mergeable: [],
      recovery: null,
      second_persons: [{ id: second.id, name: expect.any(String) as string }],
      approval: null,
      hand_out: null,
    });
    expect(await answered(await ask(id, 'unsuspend'))).toMatchObject(changed);
    expect(await answered(await ask(id, 'erase', owner, ' '))).toMatchObject({
      status: 422,
      errors: { reason: ['publicReason'].map(() => expect.any(String) as string) },
    });
    const asked = await askedIn(await ask(id, 'erase'));
    const names = { full_name: 'Huda', full_name_ar: null, full_name_en: null };
    expect(asked).toMatchObject({
      act: 'erase_candidate',
      expires_at: asked.asked_at + APPROVAL_MS,
      preview: { kind: 'candidate', candidate: id, ...names, entries: 1, is_in_vote: false, reason },
    });
    expect((await actsOf(id, auditor)).approval).toMatchObject({ id: asked.id, may_decide: false });
    expect(await answered(await approve(asked, owner))).toMatchObject({ code: 'second_person_needed' });
    // The candidate registered once more meanwhile: the second owner would decide about more than the first one saw.
    await layEntry(world, poetry, { of: id });
    expect(await answered(await approve(asked))).toMatchObject(changed);
    expect(await actsOf(id)).toMatchObject({ entries: 2, approval: { state: 'lapsed' } });
  });

  it('ends the sessions of a suspended candidate, and the votes of that moment', async () => {
    const { sms, entryId } = await votedWorld(world, owner);
    await stepUp();
    await writeBeside(world.server.config, async (db) => {
      await layAccount(db, { user_id: entryId, full_name: 'Muna' });
    });
    expect(await sms()).toMatchObject({ outcome: 'counted' });
    expect(await actsOf(entryId)).toMatchObject({ is_in_vote: true });
    await both(entryId, 'suspend');
    expect(await sms()).toMatchObject({ outcome: 'not_competing' });
    expect(await actsOf(entryId)).toMatchObject({
      kinds: ['unsuspend', 'hand_out', 'erase'],
      approval: { state: 'approved' },
    });
    await both(entryId, 'unsuspend');
    expect(await sms()).toMatchObject({ outcome: 'counted' });
    expect(await auditOf(entryId)).toEqual([
      { action: 'account.suspended', actor: owner.id, reason },
      { action: 'account.unsuspended', actor: owner.id, reason },
    ]);
  });

  it('hands the data out to the asker alone, for a day, with a line of the audit each time', async () => {
    await stepUp();
    const id = await layEntry(world, competition, { name: 'Salim' });
    const document = await layDocument(world, id);
    const over = { status: 410, code: 'hand_out_over' };
    expect(await answered(await fetchData(id))).toMatchObject(over);
    const asked = await askedIn(await ask(id, 'hand_out'));
    expect(await answered(await fetchData(id))).toMatchObject(over);
    expect((await approve(asked)).status).toBe(200);
    expect(await answered(await fetchData(id, second))).toMatchObject(over);
    const until = world.clock.now() + HAND_OUT_MS;
    expect(await actsOf(id)).toMatchObject({ hand_out: until });
    const answer = await fetchData(id);
    expect(answer.headers.get('content-disposition')).toContain(`sawt-candidate-${id}.zip`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const name = `${document.object.replaceAll('/', '-')}.png`;
    expect(Object.keys(files)).toEqual([name, 'person.json']);
    expect(Buffer.from(files[name]!)).toEqual(documentBytes);
    const person = JSON.parse(Buffer.from(files['person.json']!).toString()) as Record<string, unknown>;
    expect(person).toMatchObject({
      profile: { full_name: 'Salim', birth_date: birthDate, has_password: false },
      entries: [{ id, identity_document: { mime: 'image/png' } }],
      files: [{ file: name, what: 'identity document', name: 'passport.png' }],
    });
    expect(await auditOf(id)).toEqual([{ action: 'person.exported', actor: owner.id, reason: null }]);
    world.clock.advance(HAND_OUT_MS);
    await stepUp();
    expect(await answered(await fetchData(id))).toMatchObject(over);
  });

  it('erases the account and its files, and keeps the entries without a name', async () => {
    await stepUp();
    const id = await layEntry(world, competition, { name: 'Zahra', email: 'zahra@example.om' });
    const { object } = await layDocument(world, id);
    await both(id, 'hand_out');
    await both(id, 'erase');
    expect(await actsOf(id)).toMatchObject({ stop: 'erasing', kinds: [], hand_out: null });
    await work();
    expect(await actsOf(id)).toMatchObject({
      stop: 'no_account',
      kinds: [],
      approval: { preview: { full_name: 'Erased participant' } },
    });
    await expect(world.server.app.files.objects.read(object)).rejects.toMatchObject({ reason: 'missing' });
    const kept = world.server.store.database.selectFrom('entries').where('id', '=', id);
    expect(await kept.select('user_id').execute()).toEqual([{ user_id: id }]);
    expect(await auditOf(id)).toEqual([{ action: 'person.erased', actor: owner.id, reason }]);
    const [erasure] = await world.server.store.database.selectFrom('erasures').selectAll().execute();
    expect(erasure).toMatchObject({ user_id: id, reason, done_at: expect.any(Number) as number });
  });

  it('goes on with an erasure that stopped after the rows and before the files', async () => {
    await stepUp();
    const id = await layEntry(world, competition, { name: 'Amal' });
    await both(id, 'erase');
    const person = { userId: id, civilId: null, email: null, phone: null, payers: [] };
    const act = { actor: owner.id, reason, at: world.clock.now() };
    await world.server.app.live.writer.submit('erasePerson', { person, ...act });
    await work();
    expect(await actsOf(id)).toMatchObject({ stop: 'no_account' });
    expect((await auditOf(id)).length).toBe(1);
  });

  it('is left to the operator where another organisation has an entry of the candidate', async () => {
    await stepUp();
    const id = await layEntry(world, competition, { name: 'Said' });
    await both(id, 'hand_out');
    const waiting = await askedIn(await ask(id, 'suspend'));
    const organisation = await world.layOrganisation();
    const [chess] = (await layCompetitions(world, organisation, ['Chess'])) as [string];
    const foreign = await layEntry(world, chess);
    await layEntry(world, chess, { of: id });
    expect(await actsOf(id)).toMatchObject({ stop: 'elsewhere', kinds: [], entries: 1 });
    expect(await answered(await ask(id, 'erase'))).toMatchObject(changed);
    expect(await answered(await approve(waiting))).toMatchObject(changed);
    expect(await answered(await fetchData(id))).toMatchObject({ status: 410 });
    for (const call of [ask(foreign, 'erase'), fetchData(foreign), world.ask(path(foreign, 'acts'), owner)])
      expect((await call).status).toBe(404);
  });
});
