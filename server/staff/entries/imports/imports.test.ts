import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecisionCheck, DecisionsDone } from '../../../../domain/staff/staffContract.ts';
import { UNDO_MS } from '../../../../domain/staff/staffLimits.ts';
import { layCompetitions } from '../../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../../tests/support/database/databases.ts';
import { layPerson } from '../../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import { type EntryToLay, layEntry } from '../../../../tests/support/staffEntries/layEntry.ts';

forEachDatabase('a file of decisions', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let limited: Person;
  let auditor: Person;
  let singing: string;
  let poetry: string;
  let theirs: string;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    [singing, poetry] = (await layCompetitions(world, owner.organisation, ['Singing', 'Poetry'])) as [
      string,
      string,
    ];
    limited = await layPerson(world, owner.organisation, 'screener', [poetry]);
    auditor = await layPerson(world, owner.organisation, 'auditor');
    const [chess] = await layCompetitions(world, await world.layOrganisation(), ['Chess']);
    theirs = await layEntry(world, chess!);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const lay = (more: EntryToLay = {}, competition = singing) => layEntry(world, competition, more);
  const send = async (
    raw: string | Buffer,
    { check = false, by = owner, stepUp = true }: { check?: boolean; by?: Person; stepUp?: boolean } = {},
  ) =>
    world.ask(`/organisation/${owner.organisation}/decision-file${check ? '/check' : ''}`, {
      method: 'POST',
      raw,
      headers: { 'content-type': 'text/csv' },
      browser: await world.layBrowser(by, stepUp ? world.clock.now() : null),
    });
  const checked = async (raw: string | Buffer, more = {}) =>
    read<DecisionCheck>(await send(raw, { check: true, ...more }));
  const done = async (raw: string | Buffer, more = {}) => read<DecisionsDone>(await send(raw, more));
  const fileOf = (...rows: string[]) => ['id,decision,reason_ar,reason_en', ...rows].join('\r\n');
  const statusesOf = (...ids: string[]) =>
    writeBeside(world.server.config, async (db) => {
      const rows = await db.selectFrom('entries').where('id', 'in', ids).select(['id', 'status']).execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    });
  const nothing = { approve: 0, reject: 0, skipped: [], skipped_count: 0, faults: [], fault_count: 0 };

  it('is checked before it decides anything, and carried out once', async () => {
    const [huda, muna, idle] = [await lay({ name: 'Huda' }), await lay({ name: 'Muna' }), await lay()];
    const file = fileOf(`${huda},approve,,`, `${muna},reject,"ليس الآن، رجاءً",Not now`, `${idle},,,`);
    expect(await checked(file)).toEqual({ ...nothing, approve: 1, reject: 1 });
    expect(await statusesOf(huda, muna, idle)).toEqual(['pending', 'pending', 'pending']);
    expect(await done(file)).toEqual({ approved: 1, rejected: 1, skipped: [], skipped_count: 0 });
    expect(await statusesOf(huda, muna, idle)).toEqual(['approved', 'rejected', 'pending']);
    const again = { skipped_count: 2, skipped: [expect.anything(), expect.anything()] };
    const done2 = await done(file);
    expect(done2).toEqual({ approved: 0, rejected: 0, ...again });
    expect(done2.skipped).toEqual([
      { row: 2, id: huda, name: 'Huda', why: 'unchanged' },
      { row: 3, id: muna, name: 'Muna', why: 'unchanged' },
    ]);
  });

  it('leaves what is decided otherwise or cannot be decided, with the reason', async () => {
    const ids = {
      decided: await lay({ status: 'approved' }),
      withdrawn: await lay({ withdrawn_at: world.clock.now() }),
      unchecked: await lay({ status: 'submitted' }),
      unpaid: await lay({ fee_baisa: 5_000 }),
    };
    const file = fileOf(
      `${ids.decided},reject,سبب,A reason`,
      `${ids.withdrawn},approve,,`,
      `${ids.unchecked},approve,,`,
      `${ids.unpaid},approve,,`,
    );
    const { skipped } = await checked(file);
    expect(skipped.map(({ row, id, why }) => [row, why, id])).toEqual(
      Object.entries(ids).map(([why, id], index) => [index + 2, why, id]),
    );
    expect(await done(file)).toMatchObject({ approved: 0, rejected: 0, skipped_count: 4 });
    expect(await statusesOf(ids.decided)).toEqual(['approved']);
  });

  it('with a fault decides nothing, and names every row at fault', async () => {
    const [good, twice] = [await lay(), await lay()];
    const file = fileOf(
      `${good},approve,,`,
      `${theirs},approve,,`,
      `${'A'.repeat(22)},approve,,`,
      'x,approve,,',
      `${twice},approve,,`,
      `${twice},reject,سبب,A reason`,
      `${await lay()},perhaps,,`,
      `${await lay()},reject,سبب,`,
      `${await lay()},approve,سبب,`,
      `${await lay()},reject,${'س'.repeat(501)},A reason`,
    );
    const faults = [
      [3, 'unknown'],
      [4, 'unknown'],
      [5, 'id'],
      [7, 'twice'],
      [8, 'decision'],
      [9, 'reason'],
      [10, 'reasonUnused'],
      [11, 'reasonLong'],
    ].map(([row, code]) => ({ row, code }));
    expect(await checked(file)).toMatchObject({ approve: 2, faults, fault_count: 8 });
    const refused = await send(file);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'decision_file', findings: faults }),
    ]);
    expect(await statusesOf(good, twice)).toEqual(['pending', 'pending']);
  });

  it('reads the titles and words of a saved file in Arabic, separated as its program does', async () => {
    const huda = await lay({ name: 'Huda' });
    const file = `\uFEFFالاسم;المعرّف;القرار;السبب بالعربية;السبب بالإنجليزية\nهدى;${huda};رفض;"سبب; واضح";'-1\n`;
    expect(await done(file)).toMatchObject({ rejected: 1 });
    const decision = await writeBeside(world.server.config, (db) =>
      db
        .selectFrom('entry_decisions')
        .where('entry_id', '=', huda)
        .select(['status', 'reason', 'reason_en', 'decided_by', 'decided_at', 'undo_until'])
        .executeTakeFirstOrThrow(),
    );
    const at = world.clock.now();
    expect(decision).toEqual({
      status: 'rejected',
      reason: 'سبب; واضح',
      reason_en: '-1',
      decided_by: owner.id,
      decided_at: at,
      undo_until: at + UNDO_MS,
    });
  });

  it.each([
    ['encoding', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]), null],
    ['noId', 'name,decision\nHuda,approve\n', 1],
    ['noDecision', 'id,name\nx,Huda\n', 1],
    ['nothing', 'id,decision\nx,\n', null],
    ['nothing', '', null],
    ['shape', 'id,decision\n"x,approve\n', 2],
    ['tooLarge', 'id,decision\n' + `${'x'.repeat(1_998)},\n`.repeat(10_000), null],
  ] as const)('that is %s is named so', async (code, raw, row) => {
    expect(await checked(raw)).toEqual({ ...nothing, faults: [{ row, code }], fault_count: 1 });
  });

  it('decides in the competitions of the role alone, after a step-up, and is no auditor’s', async () => {
    const [mine, other] = [await lay({}, poetry), await lay()];
    expect(await done(fileOf(`${mine},approve,,`), { by: limited })).toMatchObject({ approved: 1 });
    const { faults } = await checked(fileOf(`${other},approve,,`), { by: limited });
    expect(faults).toEqual([{ row: 2, code: 'unknown' }]);
    const late = await send(fileOf(`${other},approve,,`), { stepUp: false });
    expect(await answered(late)).toEqual({ status: 403, code: 'step_up_needed' });
    expect((await send(fileOf(`${other},approve,,`), { by: auditor, check: true })).status).toBe(403);
  });

  it('leaves a line of the audit for the file and for each decision', async () => {
    const huda = await lay();
    await done(fileOf(`${huda},approve,,`));
    const lines = await writeBeside(world.server.config, (db) =>
      db
        .selectFrom('audit_details')
        .where('actor', '=', owner.id)
        .orderBy('seq', 'desc')
        .limit(2)
        .select(['action', 'subject', 'after'])
        .execute(),
    );
    expect(lines.map(({ after, ...line }) => ({ ...line, after: JSON.parse(after!) as unknown }))).toEqual([
      { action: 'entry.approved', subject: huda, after: { status: 'approved' } },
      {
        action: 'entries.decisions_imported',
        subject: null,
        after: { rows: 1, skipped: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
  });
});
