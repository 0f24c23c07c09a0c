import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Overview, Role, StaffCandidate } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { layChanges } from '../../../tests/support/staffEntries/layChanges.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { newId } from '../../platform/ids.ts';

const approved = { decision: 'approved', reason: null } as const;
const rejected = { decision: 'rejected', reason: '  An  advertisement ' } as const;

forEachDatabase('a change of a candidate', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let screener: Person;
  let singing: string;
  let poetry: string;
  let huda: string;
  let now: number;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    screener = await layPerson(world, owner.organisation, 'screener');
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  beforeEach(async () => {
    [singing, poetry] = (await layCompetitions(world, owner.organisation, ['Singing', 'Poetry'])) as [
      string,
      string,
    ];
    huda = await layEntry(world, singing, { email: `${newId()}@example.om`, verified: true });
    now = world.clock.now();
  });

  type Change = Parameters<typeof layChanges>[2][number];
  const lay = async (value: string, field: Change['field'] = 'full_name', of = huda) =>
    (await layChanges(world.server.config, of, [{ field, value, at: now - 5 }]))[0]!;
  const decide = async (
    id: string,
    body: object = approved,
    { by = screener, of = huda, organisation = owner.organisation } = {},
  ) => {
    const path = `/organisation/${organisation}/candidate/${of}/change/${id}`;
    const response = await world.ask(path, { browser: by.browser, body });
    return response.status === 204 ? 'done' : (await answered(response)).code;
  };
  const candidate = async (of = huda, by = screener) =>
    read<StaffCandidate>(
      await world.ask(`/organisation/${owner.organisation}/candidate/${of}`, { browser: by.browser }),
    );
  const beside = <T>(query: Parameters<typeof writeBeside<T>>[1]) => writeBeside(world.server.config, query);
  const shown = () =>
    beside((db) =>
      db
        .selectFrom('users')
        .where('id', '=', huda)
        .select(['full_name', 'image_url'])
        .executeTakeFirstOrThrow(),
    );
  const rowOf = (id: string) =>
    beside((db) =>
      db
        .selectFrom('profile_changes')
        .where('id', '=', id)
        .select(['state', 'decided_by', 'reason'])
        .executeTakeFirstOrThrow(),
    );
  const lines = () =>
    beside((db) =>
      db
        .selectFrom('audit')
        .leftJoin('audit_details', (on) =>
          on.onRef('audit_details.stream', '=', 'audit.stream').onRef('audit_details.seq', '=', 'audit.seq'),
        )
        .where('audit.subject', '=', huda)
        .select(['audit.actor', 'audit.action', 'audit.reason', 'audit.network', 'organisation_id'])
        .execute(),
    );

  const invite = (role: Role, competitions?: string[]) =>
    layPerson(world, owner.organisation, role, competitions);

  it('is public once a screener approves it, and the audit says who did that for whom', async () => {
    const id = await lay('Hind');
    expect(await decide(id)).toBe('done');
    expect([(await shown()).full_name, await rowOf(id), (await candidate()).changes]).toEqual([
      'Hind',
      { state: 'approved', decided_by: screener.id, reason: null },
      {},
    ]);
    expect(await lines()).toEqual([
      {
        actor: screener.id,
        action: 'profile.name.approved',
        reason: null,
        network: expect.any(String) as string,
        organisation_id: owner.organisation,
      },
    ]);
  });

  it('is rejected for a reason that staff alone read', async () => {
    const id = await lay('Vote for me');
    expect([await decide(id, { decision: 'rejected', reason: ' ' }), await decide(id, rejected)]).toEqual([
      'unprocessable',
      'done',
    ]);
    const reason = 'An advertisement';
    expect([(await shown()).full_name, await rowOf(id)]).toEqual([
      'Huda',
      { state: 'rejected', decided_by: screener.id, reason },
    ]);
    expect((await lines()).map((line) => line.reason)).toEqual([reason]);
    const sent = await beside((db) =>
      db.selectFrom('outbox').where('user_id', '=', huda).select('kind').execute(),
    );
    expect(sent).toEqual([{ kind: 'name_rejected' }]);
  });

  it('is decided once: a second press of the same person is no error, another decision is', async () => {
    const id = await lay('Hind');
    const [one, other] = await Promise.all([decide(id), decide(id)]);
    expect([one, other]).toEqual(['done', 'done']);
    expect(await decide(id, rejected)).toBe('change_approved');
    expect(await decide(id, approved, { by: owner })).toBe('change_approved');
    expect(await lines()).toHaveLength(1);
    const next = await lay('Noor');
    const raced = await Promise.all([decide(next), decide(next, rejected, { by: owner })]);
    expect(raced.toSorted()).toEqual([
      (await rowOf(next)).state === 'approved' ? 'change_approved' : 'change_rejected',
      'done',
    ]);
  });

  it('that the candidate replaced is not decided', async () => {
    const id = await lay('Hind');
    await beside((db) =>
      db
        .updateTable('profile_changes')
        .set({ state: 'replaced', decided_at: now })
        .where('id', '=', id)
        .execute(),
    );
    expect(await decide(id)).toBe('change_replaced');
  });

  it('is there only for people who may decide about an entry of its candidate', async () => {
    const id = await lay('Hind');
    const elsewhere = await invite('screener', [poetry]);
    const auditor = await invite('auditor');
    const foreign = await world.layOrganisation();
    const muna = await layEntry(world, singing);
    expect([
      await decide(id, approved, { by: elsewhere }),
      await decide(id, approved, { by: auditor }),
      await decide(id, approved, { organisation: foreign }),
      await decide(id, approved, { of: muna }),
      await decide(newId()),
      await decide(id, approved, { by: await invite('screener', [singing]) }),
    ]).toEqual(['not_found', 'forbidden', 'not_found', 'not_found', 'not_found', 'done']);
  });

  describe('of a picture', () => {
    const images = () => join(world.server.config.dataDir, 'images');
    const keep = async (...names: string[]) => {
      await mkdir(images(), { recursive: true });
      for (const name of names) await writeFile(join(images(), name), name);
    };
    const are = (...names: string[]) => names.map((name) => existsSync(join(images(), name)));
    const show = async (picture: string, of = huda) => {
      const path = `/organisation/${owner.organisation}/candidate/${of}/picture/${picture}`;
      const response = await world.ask(path, { browser: screener.browser });
      return response.ok ? response.text() : response.status;
    };
    const wear = (picture: string) =>
      beside((db) =>
        db
          .updateTable('users')
          .set({ image_url: `/images/${picture}` })
          .where('id', '=', huda)
          .execute(),
      );

    it('is shown beside the present one, as large as it is stored', async () => {
      await keep('a1-160.webp', 'a1-352.webp', 'b1-160.webp', 'c1-160.webp');
      await wear('b1-160.webp');
      await lay('/images/a1-160.webp', 'image_url');
      const { picture } = (await candidate()).changes;
      expect([picture?.current, picture?.wanted]).toEqual(['b1-160.webp', 'a1-160.webp']);
      expect([
        await show('a1-160.webp'),
        await show('b1-160.webp'),
        await show('c1-160.webp'),
        await show('a1-160.webp', await layEntry(world, singing)),
      ]).toEqual(['a1-352.webp', 'b1-160.webp', 404, 404]);
    });

    it('leaves no file of the one that nobody shows any more', async () => {
      await keep('a2-160.webp', 'b2-160.webp', 'b2-352.webp', 'c2-160.webp');
      await wear('b2-160.webp');
      expect(await decide(await lay('/images/a2-160.webp', 'image_url'))).toBe('done');
      expect([(await shown()).image_url, ...are('a2-160.webp', 'b2-160.webp', 'b2-352.webp')]).toEqual([
        '/images/a2-160.webp',
        true,
        false,
        false,
      ]);
      expect(await decide(await lay('/images/c2-160.webp', 'image_url'), rejected)).toBe('done');
      expect(are('a2-160.webp', 'c2-160.webp')).toEqual([true, false]);
    });
  });

  it('is found from the overview and from another candidate, the one that has waited longest first', async () => {
    const { browser } = await invite('organiser', [poetry]);
    const need = async () => {
      const path = `/organisation/${owner.organisation}/overview`;
      const { needs } = await read<Overview>(await world.ask(path, { browser }));
      return needs.find(({ code }) => code === 'waiting_change');
    };
    const [muna, noor] = [await layEntry(world, poetry), await layEntry(world, poetry)] as const;
    await lay('Hind');
    expect(await need()).toBeUndefined();
    await layChanges(world.server.config, noor, [{ field: 'full_name', value: 'N', at: now - 2 }]);
    const [first] = await layChanges(world.server.config, muna, [
      { field: 'full_name', value: 'M', at: now - 4 },
      { field: 'country_id', value: '2', at: now - 3 },
    ]);
    expect(await need()).toMatchObject({ candidate: muna, since: now - 4, count: 3, at: null });
    expect((await candidate(muna, { browser } as Person)).next_change).toBe(noor);
    expect(await decide(first!, approved, { of: muna })).toBe('done');
    expect(await need()).toMatchObject({ candidate: muna, since: now - 3, count: 2 });
  });
});
