import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Revealed, Role } from '../../../domain/staff/staffContract.ts';
import { IDENTITY_LOOK_MS } from '../../../domain/staff/staffLimits.ts';
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
import { documentBytes, layDocument } from '../../../tests/support/staffEntries/layDocument.ts';
import { birthDate, civilIdOf, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

const screening = { reason: 'screening', why: null };
const gone = (code: string) => ({ status: 410, code });

forEachDatabase('a look at an identity document', ({ open, kind }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let singing: string;
  let entry: string;
  let document: { id: string; object: string };
  let mine: StaffBrowser;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  beforeEach(async () => {
    // The limit of looks counts by the hour.
    world.clock.advance(3_600_000);
    entry = await layEntry(world, singing, { name: 'هدى بنت سالم' });
    document = await layDocument(world, entry);
    mine = await world.layBrowser(owner);
  });

  const call = (act: 'reveal' | 'open', body: object, browser = mine, of = entry) =>
    world.ask(`/organisation/${owner.organisation}/entry/${of}/identity/${act}`, { body, browser });
  const reveal = async () => read<Revealed>(await call('reveal', screening));
  const lines = async () => {
    const rows = await world.server.store.database
      .selectFrom('audit')
      .innerJoin('audit_details as details', (details) =>
        details.onRef('details.stream', '=', 'audit.stream').onRef('details.seq', '=', 'audit.seq'),
      )
      .where('audit.subject', '=', entry)
      .where('audit.action', 'like', 'identity.%')
      .orderBy('audit.seq')
      .select(['audit.action', 'audit.actor', 'audit.at', 'details.competition_id', 'details.after'])
      .execute();
    return rows.map(({ after, ...line }) => ({ ...line, after: JSON.parse(after ?? '') as object }));
  };

  it('answers what the candidate stated, opens the document once, and the audit has both', async () => {
    const at = world.clock.now();
    const { token, look, ...revealed } = await reveal();
    expect({ revealed, look: look.length }).toEqual({
      revealed: {
        expires_at: at + IDENTITY_LOOK_MS,
        type: 'image/png',
        stated: { full_name: 'هدى بنت سالم', civil_id: civilIdOf(entry), birth_date: birthDate },
      },
      look: 22,
    });
    const opened = await call('open', { token });
    const headers = [
      'content-type',
      'cache-control',
      'x-content-type-options',
      'content-security-policy',
      'content-disposition',
    ].map((name) => opened.headers.get(name));
    expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(documentBytes)]).toEqual([
      200,
      true,
    ]);
    expect(headers).toEqual([
      'image/png',
      'no-store',
      'nosniff',
      "default-src 'none'; sandbox",
      `attachment; filename="identity-${entry}.png"; filename*=UTF-8''identity-${entry}.png`,
    ]);
    expect(await answered(await call('open', { token }))).toEqual(gone('reveal_used'));
    const line = { actor: owner.id, at, competition_id: singing };
    expect(await lines()).toEqual([
      {
        ...line,
        action: 'identity.revealed',
        after: { document: document.id, why: 'screening', text: null },
      },
      { ...line, action: 'identity.opened', after: { document: document.id } },
    ]);
  });

  it('opens once, however many ask at the same time', async () => {
    const { token } = await reveal();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await call('open', { token })).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it('is over after a minute, and not before', async () => {
    const [late, inTime] = [await reveal(), await reveal()];
    world.clock.advance(IDENTITY_LOOK_MS - 1);
    expect((await call('open', { token: inTime.token })).status).toBe(200);
    world.clock.advance(1);
    expect(await answered(await call('open', { token: late.token }))).toEqual(gone('reveal_expired'));
  });

  it('is of its session and of its entry alone', async () => {
    const { token } = await reveal();
    const other = await layEntry(world, singing);
    const elsewhere = await world.layBrowser(owner);
    expect([
      await answered(await call('open', { token }, elsewhere)),
      await answered(await call('open', { token }, mine, other)),
      await answered(await call('open', { token: 'x' })),
      (await call('open', { token })).status,
    ]).toEqual([
      { status: 403, code: 'reveal_elsewhere' },
      { status: 404, code: 'not_found' },
      { status: 404, code: 'not_found' },
      200,
    ]);
  });

  it('says when the document is not there any more, or was replaced meanwhile', async () => {
    const { token } = await reveal();
    await layDocument(world, entry);
    expect(await answered(await call('open', { token }))).toEqual(gone('document_gone'));
    await writeBeside(world.server.config, (db) =>
      db.deleteFrom('identity_documents').where('entry_id', '=', entry).execute(),
    );
    expect(await answered(await call('reveal', screening))).toEqual(gone('document_gone'));
  });

  it('is not used up by a document that cannot be opened', async () => {
    const { token } = await reveal();
    const path = join(world.server.config.dataDir, document.object);
    writeFileSync(path, Buffer.alloc(60, 7));
    for (const _ of [1, 2])
      expect(await answered(await call('open', { token }))).toEqual(gone('document_damaged'));
    expect((await lines()).map(({ action }) => action)).toEqual(['identity.revealed']);
  });

  it('needs a reason, and words for any other one', async () => {
    const refused = async (body: object) => answered(await call('reveal', body));
    expect(await refused({ reason: 'other', why: '  ' })).toEqual({
      status: 422,
      code: 'unprocessable',
      errors: { why: ['Say why in at most 500 characters.'] },
    });
    expect((await refused({ reason: 'curious', why: null })).status).toBe(422);
    expect((await call('reveal', { reason: 'other', why: ' A lawyer  asks. ' })).status).toBe(201);
    const { after } = (await lines()).at(-1)!;
    expect(after).toEqual({ document: document.id, why: 'other', text: 'A lawyer asks.' });
  });

  it.runIf(kind === 'sqlite')(
    'is refused after 120 of one person in an hour, with the time to wait',
    async () => {
      for (let each = 0; each < 120; each += 1) await reveal();
      const late = await call('reveal', screening);
      expect([late.status, late.headers.get('retry-after')]).toEqual([429, '30']);
    },
  );

  describe.runIf(kind === 'sqlite')('by others', () => {
    const asRole = async (role: Role, competitions: string[] | null = null) => {
      const person = await layPerson(world, owner.organisation, role, competitions);
      return world.layBrowser(person);
    };
    beforeEach(() => {
      owner.browser = mine;
    });

    it.each(['auditor', 'judge', 'finance'] as const)('is no right of an %s', async (role) => {
      const { token } = await reveal();
      const browser = await asRole(role);
      const acts = [call('reveal', screening, browser), call('open', { token }, browser)];
      const replies = await Promise.all(acts.map(async (reply) => answered(await reply)));
      expect(replies).toEqual([
        { status: 403, code: 'forbidden' },
        { status: 403, code: 'forbidden' },
      ]);
    });

    it('ends at the competitions of the role', async () => {
      const [poetry] = (await layCompetitions(world, owner.organisation, ['Poetry'])) as [string];
      const here = await asRole('screener', [singing]);
      const there = await asRole('organiser', [poetry]);
      const statuses = [here, there].map(async (by) => (await call('reveal', screening, by)).status);
      expect(await Promise.all(statuses)).toEqual([201, 404]);
    });
  });
});
