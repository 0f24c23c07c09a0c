import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryCount, StaffCandidate, StaffEntryPage } from '../../../domain/staff/staffContract.ts';
import { CANDIDATE_DUPLICATES } from '../../../domain/staff/staffLimits.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { newId } from '../../platform/ids.ts';
import { drawn, duplicatesIn, hashOf, type Laid, phoneOf, portraitOf } from './drawnCandidates.support.ts';

forEachDatabase('candidates who are perhaps the same person', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let competitions: string[];
  let laid: Laid[];
  let readers: [Person, number[]][];

  const ask = (path: string, { browser }: Pick<Person, 'browser'> = owner) =>
    world.ask(`/organisation/${owner.organisation}${path}`, { browser });
  const duplicatesOf = async (id: string, by?: Pick<Person, 'browser'>) =>
    (await read<StaffCandidate>(await ask(`/candidate/${id}`, by))).duplicates;
  async function list(query: string, by?: Pick<Person, 'browser'>): Promise<string[]> {
    const ids: string[] = [];
    let after = '';
    do {
      const page = await read<StaffEntryPage>(await ask(`/entry?duplicates=1${query}${after}`, by));
      ids.push(...page.data.map(({ id }) => id));
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    return ids;
  }
  const layDocuments = (rows: { entry_id: string; content_hash: string | null }[]) =>
    writeBeside(world.server.config, (db) =>
      db
        .insertInto('identity_documents')
        .values(
          rows.map((row) => ({
            ...row,
            id: newId(),
            object: newId(),
            wrapped_key: 'key',
            mime: 'image/png',
            bytes: 1,
            sha256: '0'.repeat(64),
            file_name_sealed: 'name',
            created_at: 0,
            delete_after: 1,
          })),
        )
        .execute(),
    );

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    competitions = [
      ...(await layCompetitions(world, owner.organisation, ['Singing', 'Poetry'])),
      ...(await layCompetitions(world, await world.layOrganisation(), ['Chess'])),
    ];
    const limited = await world.join(owner, 'organiser', 'poetry@example.om', undefined, [competitions[1]!]);
    readers = [
      [owner, [0, 1]],
      [limited, [1]],
    ];
    laid = [];
    for (const each of drawn) {
      const ids: string[] = [];
      for (const { of } of each.entries) {
        const first = ids[0] === undefined ? {} : { of: ids[0] };
        ids.push(await layEntry(world, competitions[of]!, { ...first, phone: phoneOf(each.phone) }));
      }
      laid.push({ ...each, id: ids[0]!, ids });
    }
    await writeBeside(world.server.config, async (db) => {
      for (const { id, portrait } of laid)
        await db
          .updateTable('users')
          .set({ image_url: portraitOf(portrait) })
          .where('id', '=', id)
          .execute();
    });
    await layDocuments(
      laid.flatMap(({ ids, entries }) =>
        ids.map((entry_id, index) => ({ entry_id, content_hash: hashOf(entries[index]!.document) })),
      ),
    );
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  it('are named with what they have in common, and none whom the reader may not see', async () => {
    const reasons = new Set<string>();
    for (const [reader, seen] of readers) {
      for (const candidate of laid.filter(({ entries }) => entries.some(({ of }) => seen.includes(of)))) {
        const found = await duplicatesOf(candidate.id, reader);
        const shown = found.map(({ id, why, entries }) => ({
          id,
          why,
          entries: entries.map((each) => each.id).toSorted(),
        }));
        const wanted = duplicatesIn(laid, seen, candidate).map((each) => ({
          ...each,
          entries: each.entries.toSorted(),
        }));
        const byId = <Row extends { id: string }>(rows: Row[]) =>
          rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(shown)).toEqual(byId(wanted));
        for (const { why } of wanted) reasons.add(why.join());
      }
    }
    // The drawn season has each reason alone, and several together.
    expect([...reasons]).toEqual(expect.arrayContaining(['phone', 'document', 'portrait']));
    expect(reasons.size).toBeGreaterThan(3);
  });

  it('are left by the filter of the list, also of one competition where the other is in another', async () => {
    for (const [reader, seen] of readers) {
      const wanted = (only: readonly number[]) =>
        laid
          .filter((each) => duplicatesIn(laid, seen, each).length > 0)
          .flatMap(({ ids, entries }) => ids.filter((_, index) => only.includes(entries[index]!.of)))
          .toSorted();
      expect((await list('', reader)).toSorted()).toEqual(wanted(seen));
      for (const only of seen) {
        const competition = `&competition=${competitions[only]}`;
        expect((await list(competition, reader)).toSorted()).toEqual(wanted([only]));
        const counted = await ask(`/entry-count?duplicates=1${competition}`, reader);
        expect((await read<EntryCount>(counted)).count).toBe(wanted([only]).length);
      }
    }
  });

  it('are shown without a phone number', async () => {
    const { id, phone } = laid.find(
      (each) => each.phone !== null && duplicatesIn(laid, [0, 1], each).length > 0,
    )!;
    expect(await (await ask(`/candidate/${id}`)).text()).not.toContain(phoneOf(phone)!.slice(4));
  });

  it.each([
    ['phone', '+96899000001', '+96899000002', 'accounts', 'phone'],
    ['portrait', '/images/aa-160.webp', '/images/bb-160.webp', 'users', 'image_url'],
  ] as const)('are in the list as long as they have one %s', async (_, one, other, table, column) => {
    const pair = [await layEntry(world, competitions[0]!), await layEntry(world, competitions[1]!)] as const;
    const change = (id: string, value: string) =>
      writeBeside(world.server.config, (db) =>
        table === 'users'
          ? db
              .updateTable('users')
              .set({ [column]: value })
              .where('id', '=', id)
              .execute()
          : db
              .updateTable('accounts')
              .set({ [column]: value })
              .where('user_id', '=', id)
              .execute(),
      );
    const listed = async () => (await list('')).filter((id) => pair.includes(id)).toSorted();
    await change(pair[0], one);
    await change(pair[1], other);
    expect(await listed()).toEqual([]);
    await change(pair[1], one);
    expect(await listed()).toEqual(pair.toSorted());
    await change(pair[0], other);
    expect(await listed()).toEqual([]);
  });

  describe('with a phone number of their own', () => {
    const phone = '+96899887766';
    const pair = async () => [
      await layEntry(world, competitions[0]!, { name: 'Noor', phone, verified: null }),
      await layEntry(world, competitions[0]!, { name: 'Noora', code: '77', phone, withdrawn_at: 5 }),
    ];

    it('have names and entries, until one is erased', async () => {
      const [noor, noora] = (await pair()) as [string, string];
      expect(await list('')).toEqual(expect.arrayContaining([noor, noora]));
      expect(await duplicatesOf(noor)).toEqual([
        {
          id: noora,
          full_name: 'Noora',
          full_name_ar: null,
          full_name_en: null,
          why: ['phone'],
          entries: [
            {
              id: noora,
              code: '77',
              competition: { id: competitions[0], name_ar: null, name_en: 'Singing' },
              status: 'pending',
              standing: 'withdrawn',
            },
          ],
        },
      ]);
      await writeBeside(world.server.config, (db) =>
        db.deleteFrom('accounts').where('user_id', '=', noora).execute(),
      );
      expect([await duplicatesOf(noor), await duplicatesOf(noora)]).toEqual([[], []]);
    });

    it('are at most so many, the newest first', async () => {
      const ids: string[] = [];
      for (let at = 0; at <= CANDIDATE_DUPLICATES + 1; at += 1)
        ids.push(await layEntry(world, competitions[0]!, { phone: '+96899887755', at: at + 1 }));
      const found = await duplicatesOf(ids[0]!);
      const times = found.map(({ id }) => ids.indexOf(id));
      expect(found).toHaveLength(CANDIDATE_DUPLICATES);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });
  });
});
