import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase, type TestDatabase, writeBeside } from '../../tests/support/database/databases.ts';
import { layCompetitions } from '../../tests/support/catalogue/layCompetitions.ts';
import { layEntry } from '../../tests/support/staffEntries/layEntry.ts';
import { StaffWorld } from '../../tests/support/staff/staffWorld.ts';
import { newId } from '../platform/ids.ts';
import { collectPerson } from './collectPerson.ts';

forEachDatabase('the data about a candidate', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let entry_id: string;
  let owner: string;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    const { id, organisation } = await world.setUp();
    owner = id;
    const [competition] = await layCompetitions(world, organisation, ['Singing']);
    entry_id = await layEntry(world, competition!);
    await layStaffWork(await layEntry(world, competition!));
    await layStaffWork(entry_id);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const reason_en = 'It is too short.';
  const decided = {
    what: 'entry',
    status: 'rejected',
    reason: 'قصير جدًا',
    reason_en,
    decided_at: 1,
  } as const;
  const removed = { kind: 'withdrawn', reason_ar: 'بطلبها', reason_en, removed_at: 4 } as const;
  const note = { text: 'Ask for the whole song', written_at: 3 };

  /** Stores what staff decided and wrote about an entry. */
  const layStaffWork = (entry: string) =>
    writeBeside(world.server.config, async (db) => {
      const ids = { id: newId(), entry_id: entry };
      const images = { before_it: '{}', after_it: '{}', former_media_id: null };
      const undoing = { undo_until: 2, settled_at: 2, undone_at: null, undone_by: null };
      const decision = { ...ids, ...decided, ...images, ...undoing, decided_by: owner };
      await db.insertInto('entry_decisions').values(decision).execute();
      await db
        .insertInto('entry_notes')
        .values({ ...ids, ...note, written_by: owner })
        .execute();
      const removal = { ...ids, ...removed, asked_by: owner, refunding: 0 } as const;
      await db.insertInto('member_removals').values(removal).execute();
    });

  it('holds what staff decided and wrote about it, and not who did', async () => {
    const person = { userId: entry_id, civilId: null, email: null, phone: null, payers: [] };
    const held = await collectPerson(world.server.store.database, person);
    expect([held.decisions, held.notes_of_staff, held.removals]).toEqual([
      [{ entry_id, ...decided, undone_at: null }],
      [{ entry_id, ...note }],
      [{ entry_id, ...removed }],
    ]);
  });
});
