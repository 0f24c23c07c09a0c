import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffEntry, StaffEntryPage } from '../../../domain/staff/staffContract.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { fillSearch, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';

forEachDatabase('the entries of an organisation', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let singing: string;
  let poetry: string;
  let now: number;
  let ids: Record<'huda' | 'salim' | 'muna' | 'theirs', string>;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    now = world.clock.now();
    [singing, poetry] = (await layCompetitions(world, owner.organisation, ['Singing', 'Poetry'])) as [
      string,
      string,
    ];
    const [chess] = await layCompetitions(world, await world.layOrganisation(), ['Chess']);
    const lay = (competition: string, more: Parameters<typeof layEntry>[2]) =>
      layEntry(world, competition, more);
    ids = {
      huda: await lay(singing, { name: 'هُدى بنت سالم الرواحيّة', code: '301', at: now }),
      salim: await lay(poetry, { name: 'Salim Al Hinai', status: 'approved', at: now + 1, code: '7' }),
      muna: await lay(singing, { name: 'منى', at: now + 2, withdrawn_at: now + 3 }),
      theirs: await lay(chess!, { name: 'هدى', code: '301', at: now + 9 }),
    };
    await fillSearch(world);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const ask = (query: string, { browser }: Pick<Person, 'browser'> = owner) =>
    world.ask(`/organisation/${owner.organisation}/entry${query}`, { browser });
  const list = async (query: Record<string, string> = {}, by?: Pick<Person, 'browser'>) => {
    const { data } = await read<StaffEntryPage>(await ask(`?${new URLSearchParams(query)}`, by));
    return data.map(({ id }) => id);
  };

  it('are listed with the newest first, and no others', async () => {
    const { data, next, competitions } = await read<StaffEntryPage>(await ask(''));
    expect(competitions.map(({ id }) => id).toSorted()).toEqual([singing, poetry].toSorted());
    expect([data.map(({ id }) => id), next]).toEqual([[ids.muna, ids.salim, ids.huda], null]);
    expect(data[2]).toEqual({
      id: ids.huda,
      code: '301',
      full_name: 'هُدى بنت سالم الرواحيّة',
      full_name_ar: null,
      full_name_en: null,
      competition: { id: singing, name_ar: null, name_en: 'Singing' },
      status: 'pending',
      standing: 'in',
      replacement: null,
      registered_at: now,
      changed_at: now,
    });
  });

  it.each([
    ['a competition', () => ({ competition: singing }), ['muna', 'huda']],
    ['a status', () => ({ status: 'pending' }), ['huda']],
    ['a withdrawal', () => ({ status: 'withdrawn' }), ['muna']],
    ['another status', () => ({ status: 'rejected' }), []],
    ['a competition and a status', () => ({ competition: poetry, status: 'approved' }), ['salim']],
    ['an id', () => ({ search: ids.salim }), ['salim']],
    ['a code', () => ({ search: '٣٠١' }), ['huda']],
    ['a code with zeros before it', () => ({ search: '007' }), ['salim']],
    ['a part of a code', () => ({ search: '30' }), []],
    ['words without their marks', () => ({ search: 'الرواحيه هدي' }), ['huda']],
    ['words in other letter case', () => ({ search: 'HINAI' }), ['salim']],
    ['the beginning of a word', () => ({ search: 'من' }), ['muna']],
    ['two letters inside a word', () => ({ search: 'نى' }), []],
    ['a word and a competition', () => ({ search: 'هدى', competition: poetry }), []],
    ['no letter', () => ({ search: ' % ' }), ['muna', 'salim', 'huda']],
  ] as const)('are found by %s', async (_, query, found) => {
    expect(await list(query())).toEqual(found.map((name) => ids[name]));
  });

  it('that are limited to competitions show only these, and no filter reaches others', async () => {
    const limited = await layPerson(world, owner.organisation, 'screener', [singing]);
    expect(await list({}, limited)).toEqual([ids.muna, ids.huda]);
    expect(await list({ competition: poetry }, limited)).toEqual([]);
    const statuses = [ids.huda, ids.salim, ids.theirs].map(
      async (id) => (await ask(`/${id}`, limited)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404]);
  });

  it('turn page after page without a gap or a repetition, also where many came at once', async () => {
    const [many] = (await layCompetitions(world, owner.organisation, ['Many'])) as [string];
    const laid: string[] = [];
    for (let each = 0; each < 105; each += 1)
      laid.push(await layEntry(world, many, { at: now - 1_000 + Math.floor(each / 40) }));
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | null = '';
    do {
      const path: string = `?competition=${many}${after && `&after=${after}`}`;
      const page: StaffEntryPage = await read<StaffEntryPage>(await ask(path));
      seen.push(...page.data.map(({ id }) => id));
      sizes.push(page.data.length);
      after = page.next;
    } while (after !== null);
    expect(sizes).toEqual([50, 50, 5]);
    expect(seen.toSorted()).toEqual(laid.toSorted());
  });

  describe('after a candidate changed name', () => {
    it('are no longer found by the old name, and by the new one once it is filled', async () => {
      await writeBeside(world.server.config, (db) =>
        db.updateTable('users').set({ full_name: 'زوينة' }).where('id', '=', ids.muna).execute(),
      );
      expect([await list({ search: 'منى' }), await list({ search: 'زوينة' })]).toEqual([[], []]);
      await fillSearch(world);
      expect([await list({ search: 'منى' }), await list({ search: 'زوينة' })]).toEqual([[], [ids.muna]]);
    });

    it('hold no name of a person who was erased', async () => {
      const erased = await layEntry(world, singing, { name: 'Zayana Al Maawali' });
      await fillSearch(world);
      expect(await list({ search: 'maawali' })).toEqual([erased]);
      const nobody = { full_name: 'Erased participant', name_ar: null, name_en: null };
      await writeBeside(world.server.config, (db) =>
        db.updateTable('users').set(nobody).where('id', '=', erased).execute(),
      );
      const stored = await world.server.store.database
        .selectFrom('entries')
        .where('id', '=', erased)
        .select('search_text')
        .executeTakeFirst();
      expect(stored).toEqual({ search_text: null });
    });
  });

  it('show a fee that is owed', async () => {
    const id = await layEntry(world, poetry, { fee_baisa: 5_000 });
    const { fee } = await read<StaffEntry>(await ask(`/${id}`));
    expect(fee).toEqual({ state: 'due', amount_baisa: 5_000, due_at: null, order_id: null });
  });
});
