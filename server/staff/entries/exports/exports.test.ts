import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../../tests/support/database/databases.ts';
import { layPerson } from '../../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../../tests/support/staff/staffWorld.ts';
import {
  birthDate,
  civilIdOf,
  fillSearch,
  layEntry,
} from '../../../../tests/support/staffEntries/layEntry.ts';
import { exportedPages } from './exportRows.ts';

const email = 'canary-huda@mail.example.om';
const phone = '+96891234567';

forEachDatabase('the entries of an organisation as a file', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let singing: string;
  let poetry: string;
  let ids: Record<'huda' | 'salim' | 'muna', string>;
  const people = new Map<string, Person>();

  beforeAll(async () => {
    database = await open();
    world = await StaffWorld.start({
      databaseUrl: database.settings.kind === 'postgres' ? database.settings.url : null,
    });
    owner = await world.setUp();
    people.set('owner', owner);
    [singing, poetry] = (await layCompetitions(world, owner.organisation, ['Singing', 'Poetry'])) as [
      string,
      string,
    ];
    for (const role of ['organiser', 'screener', 'auditor', 'finance', 'judge'] as const)
      people.set(role, await layPerson(world, owner.organisation, role));
    people.set('limited', await layPerson(world, owner.organisation, 'screener', [poetry]));
    const [chess] = await layCompetitions(world, await world.layOrganisation(), ['Chess']);
    const now = world.clock.now();
    ids = {
      huda: await layEntry(world, singing, { name: 'هُدى بنت سالم', code: '007', email, phone, at: now }),
      salim: await layEntry(world, poetry, { name: '=cmd|calc', status: 'approved', at: now + 1 }),
      muna: await layEntry(world, singing, { name: 'Muna', at: now + 2, withdrawn_at: now + 3 }),
    };
    await layEntry(world, chess!, { name: 'Theirs', at: now + 9 });
    await fillSearch(world);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const ask = async (
    path: 'entry-count' | 'entry-file' | 'entry-contact-file',
    query: Record<string, string> = {},
    who = 'owner',
  ) => {
    const file: Record<string, string> = path === 'entry-count' ? {} : { format: 'csv', language: 'en' };
    const browser = await world.layBrowser(people.get(who)!);
    const parameters = new URLSearchParams({ ...file, ...query });
    return world.ask(`/organisation/${owner.organisation}/${path}?${parameters}`, { browser });
  };
  const poetryNamed = () => ({ id: poetry, name_ar: null, name_en: 'Poetry' });
  const rowsOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return parse<Record<string, string>>(await response.text(), { bom: true, columns: true });
  };
  const idsOf = async (response: Response) => (await rowsOf(response)).map(({ ID }) => ID);

  it('have the newest first, each with its facts on the clocks of its event', async () => {
    const response = await ask('entry-file');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="sawt-entries-\d{4}-\d\d-\d\d\.csv"/,
      ),
    });
    const rows = await rowsOf(response);
    expect(rows.map(({ ID }) => ID)).toEqual([ids.muna, ids.salim, ids.huda]);
    const registered = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/);
    expect(rows[2]).toEqual({
      ID: ids.huda,
      Code: '007',
      Name: 'هُدى بنت سالم',
      'Name in Arabic': '',
      'Name in English': '',
      Competition: 'Singing',
      Status: 'Pending',
      Standing: 'Competes',
      'New recording': '',
      Registered: registered,
      'Last changed': registered,
      'Time zone': 'Asia/Muscat',
      'Reason in Arabic': '',
      'Reason in English': '',
    });
    expect(rows.map(({ Standing }) => Standing)).toEqual(['Withdrawn', 'Competes', 'Competes']);
  });

  it('begin no formula', async () => {
    const [, salim] = await rowsOf(await ask('entry-file'));
    expect(salim!['Name']).toBe("'=cmd|calc");
  });

  it('are those that the filters let through, as many as are counted', async () => {
    const { muna, salim, huda } = ids;
    for (const [query, found] of [
      [{}, [muna, salim, huda]],
      [{ status: 'withdrawn' }, [muna]],
      [{ status: 'pending' }, [huda]],
      [{ competition: poetry }, [salim]],
      [{ search: 'هدى' }, [huda]],
      [{ search: 'nobody' }, []],
    ] as [Record<string, string>, string[]][]) {
      expect(await idsOf(await ask('entry-file', query))).toEqual(found);
      const competition = query['competition'] === undefined ? null : poetryNamed();
      expect(await read(await ask('entry-count', query))).toEqual({ count: found.length, competition });
    }
  });

  it('are those of the competitions of the role', async () => {
    expect(await idsOf(await ask('entry-file', {}, 'limited'))).toEqual([ids.salim]);
    expect(await idsOf(await ask('entry-contact-file', {}, 'limited'))).toEqual([ids.salim]);
    expect(await idsOf(await ask('entry-file', { competition: singing }, 'limited'))).toEqual([]);
  });

  it('have contacts for those who may read them, after a step-up alone', async () => {
    for (const role of ['owner', 'organiser', 'screener'] as Role[]) {
      const rows = await rowsOf(await ask('entry-contact-file', {}, role));
      expect(rows[2]).toMatchObject({ 'E-mail': email, Phone: `'${phone}` });
      const browser = await world.layBrowser(people.get(role)!, null);
      const path = `/organisation/${owner.organisation}/entry-contact-file?format=csv&language=en`;
      expect(await answered(await world.ask(path, { browser }))).toEqual({
        status: 403,
        code: 'step_up_needed',
      });
    }
    for (const role of ['auditor', 'finance', 'judge'])
      expect((await ask('entry-contact-file', {}, role)).status).toBe(403);
  });

  it('hold no contact otherwise, and never a civil id or a birth date', async () => {
    for (const [path, who] of [
      ['entry-file', 'owner'],
      ['entry-file', 'auditor'],
      ['entry-contact-file', 'owner'],
    ] as const) {
      const text = await (await ask(path, {}, who)).text();
      const secrets = [civilIdOf(ids.huda), birthDate, ...(path === 'entry-file' ? [email, '91234567'] : [])];
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('are a workbook from right to left in Arabic', async () => {
    const response = await ask('entry-contact-file', { format: 'xlsx', language: 'ar' });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('rightToLeft="1"');
    for (const text of ['المعرّف', 'قيد المراجعة', '>007<', `>${phone}<`, '>=cmd|calc<', ids.muna])
      expect(sheet).toContain(text);
  });

  it('leave a line of the audit with what was asked for, and no name', async () => {
    await ask('entry-contact-file', {
      status: 'pending',
      search: 'هدى',
      competition: singing,
      format: 'xlsx',
    });
    const details = await writeBeside(world.server.config, (db) =>
      db
        .selectFrom('audit_details')
        .where('action', '=', 'entries.exported')
        .orderBy('seq', 'desc')
        .limit(1)
        .select(['actor', 'organisation_id', 'competition_id', 'before', 'after'])
        .executeTakeFirstOrThrow(),
    );
    expect({ ...details, after: JSON.parse(details.after!) as unknown }).toEqual({
      actor: owner.id,
      organisation_id: owner.organisation,
      competition_id: singing,
      before: null,
      after: { rows: 1, format: 'xlsx', contacts: true, status: 'pending', searched: true },
    });
  });

  it('are read a page at a time, up to the first one', async () => {
    const wanted = { organisationId: owner.organisation, scope: null, filter: {} };
    const pages: string[][] = [];
    for await (const page of exportedPages(world.server.store.database, wanted, 2)) {
      pages.push(page.map(({ id }) => id));
      if (pages.length === 1)
        await layEntry(world, singing, { name: 'Late', at: world.clock.now() + 60_000 });
    }
    expect(pages).toEqual([[ids.muna, ids.salim], [ids.huda]]);
  });
});
