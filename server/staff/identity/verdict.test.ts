import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IdentityCheck, IdentityVerdict, Revealed } from '../../../domain/staff/staffContract.ts';
import { IDENTITY_VERDICT_MS } from '../../../domain/staff/staffLimits.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import {
  answered,
  read,
  StaffWorld,
  type Person,
  type StaffBrowser,
} from '../../../tests/support/staff/staffWorld.ts';
import { layDocument } from '../../../tests/support/staffEntries/layDocument.ts';
import { birthDate, civilIdOf, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

const found = { name: 'yes', number: 'no', birth_date: 'unreadable', valid: 'yes' } as const;
const given = { ...found, note: 'canary-note' };

forEachDatabase('a verdict about an identity document', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let auditor: Person;
  let entry: string;
  let mine: StaffBrowser;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    auditor = await layPerson(world, owner.organisation, 'auditor');
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  beforeEach(async () => {
    const [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
    entry = await layEntry(world, singing);
    await layDocument(world, entry);
    mine = await world.layBrowser(owner);
  });

  const call = (path: string, body?: object, browser = mine) =>
    world.ask(`/organisation/${owner.organisation}/entry/${entry}/identity${path}`, {
      browser,
      ...(body && { body }),
    });
  const reveal = async () => read<Revealed>(await call('/reveal', { reason: 'age', why: null }));
  const look = async () => {
    const { look: id, token } = await reveal();
    await call('/open', { token });
    return id;
  };
  const judge = (body: object, browser?: StaffBrowser) => call('/verdict', body, browser);
  const check = async (browser?: StaffBrowser) => read<IdentityCheck>(await call('', undefined, browser));

  it('is kept with who gave it and when, and an auditor reads it without its note', async () => {
    const at = world.clock.now();
    const verdict = { judged_at: at, by: { id: owner.id, name: 'Salma Al Harthy' } };
    const document = { kind: 'image', sent_at: at, delete_after: at + 90 * 86_400_000 };
    expect(await check()).toEqual({ document, verdict: null, may_reveal: true });
    const reply = await judge({ look: await look(), ...given });
    const kept = { ...verdict, is_of_earlier_document: false, ...given };
    expect([reply.status, await reply.json()]).toEqual([201, kept]);
    expect(await check()).toEqual({ document, verdict: kept, may_reveal: true });
    const seen = await check(await world.layBrowser(auditor));
    expect(seen).toEqual({ document, verdict: { ...kept, note: null }, may_reveal: false });
    const details = await world.server.store.database
      .selectFrom('audit_details')
      .where('subject', '=', entry)
      .where('action', '=', 'identity.judged')
      .select(['actor', 'after'])
      .execute();
    expect(details.map(({ actor, after }) => [actor, JSON.parse(after ?? '')])).toEqual([
      [
        owner.id,
        {
          document: expect.any(String),
          fits_name: 'yes',
          fits_number: 'no',
          fits_birth_date: 'unreadable',
          is_valid: 'yes',
        },
      ],
    ]);
  });

  it('is one of each look: the same again is no other, and a different one is refused', async () => {
    const id = await look();
    const replies = [];
    for (const body of [given, given, { ...given, name: 'no' }])
      replies.push(await judge({ look: id, ...body }));
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 409]);
    expect(await answered(replies[2]!)).toEqual({ status: 409, code: 'verdict_given' });
    world.clock.advance(1);
    const second = await read<IdentityVerdict>(await judge({ look: await look(), ...given, name: 'no' }));
    expect([second.name, (await check()).verdict?.name]).toEqual(['no', 'no']);
    expect((await read<IdentityVerdict>(await judge({ look: id, ...given }))).name).toBe('yes');
  });

  it('needs a document that the person opened, in the last 24 hours', async () => {
    const refused = { status: 409, code: 'not_revealed' };
    const { look: unopened } = await reveal();
    const opened = await look();
    const second = await world.join({ ...owner, browser: mine }, 'screener', `${entry}@example.om`);
    expect(await answered(await judge({ look: unopened, ...given }))).toEqual(refused);
    const other = await world.layBrowser(second);
    expect(await answered(await judge({ look: opened, ...given }, other))).toEqual(refused);
    world.clock.advance(IDENTITY_VERDICT_MS);
    mine = await world.layBrowser(owner);
    expect(await answered(await judge({ look: opened, ...given }))).toEqual(refused);
  });

  it('says that it is about an earlier document once the candidate sent another, and outlives both', async () => {
    await judge({ look: await look(), ...given });
    await layDocument(world, entry, 'application/pdf');
    const { document, verdict } = await check();
    expect([document?.kind, verdict?.is_of_earlier_document]).toEqual(['pdf', true]);
    await writeBeside(world.server.config, (db) =>
      db.deleteFrom('identity_documents').where('entry_id', '=', entry).execute(),
    );
    const after = await check();
    expect([after.document, after.verdict?.number]).toEqual([null, 'no']);
  });

  it('never changes; its note goes with the person, and all of it with the entry', async () => {
    const { db: beside } = {
      db: (text: string) => writeBeside(world.server.config, (db) => sql.raw(text).execute(db)),
    };
    await judge({ look: await look(), ...given });
    for (const change of ["UPDATE identity_verdicts SET name = 'no'", 'DELETE FROM identity_verdicts'])
      await expect(beside(change)).rejects.toThrow('a verdict about an identity document is final');
    const act = { actor: 'operator:fatma', reason: null, at: world.clock.now() };
    const person = { userId: entry, civilId: null, email: null, phone: null, payers: [] };
    await world.server.app.live.writer.submit('erasePerson', { person, ...act });
    expect((await check()).verdict).toMatchObject({ ...found, note: null });
    const rows = async () =>
      Promise.all(
        (['identity_verdicts', 'identity_reveals'] as const).map(
          async (table) =>
            (
              await world.server.store.database
                .selectFrom(table)
                .where('entry_id', '=', entry)
                .selectAll()
                .execute()
            ).length,
        ),
      );
    expect(await rows()).toEqual([1, 0]);
    await world.server.app.live.writer.submit('deleteEntry', { ...act, entryId: entry, reason: 'test' });
    expect(await rows()).toEqual([0, 0]);
  });

  it('is in no answer with what the candidate stated', async () => {
    const id = await look();
    const texts = [
      await (await judge({ look: id, ...given })).text(),
      ...(await Promise.all(
        ['/identity', ''].map(async (path) => {
          const at = `/organisation/${owner.organisation}/entry/${entry}${path}`;
          return (await world.ask(at, { browser: mine })).text();
        }),
      )),
      await (
        await world.ask(`/organisation/${owner.organisation}/audit?subject=${entry}`, { browser: mine })
      ).text(),
    ];
    for (const text of texts)
      expect([civilIdOf(entry), birthDate].filter((secret) => text.includes(secret))).toEqual([]);
    expect(texts.at(-1)).not.toContain('canary-note');
  });
});
