import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  forEachDatabase,
  openPostgresDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { draft, MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';
import { newId } from '../../platform/ids.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import type { Store } from '../../start/openStore.ts';

/** Writes that break off: `before` the commit, or after it, so that nobody learns of it. */
function breakingWrites() {
  const plan: { name: string; when: 'before' | 'after' }[] = [];
  const wrap = (store: Store): Store => ({
    ...store,
    writer: {
      ...store.writer,
      submit: async (name, input, fence) => {
        const next = plan[0]?.name === name ? plan.shift() : undefined;
        if (next?.when === 'before') throw new WriteError('unavailable', 'killed');
        const output = await store.writer.submit(name, input, fence);
        if (next) throw new WriteError('unavailable', 'killed');
        return output;
      },
    },
  });
  return { plan, wrap };
}

let desk: MessageDesk;

/** Gives each of so many more candidates an entry. */
const layMany = (count: number) =>
  writeBeside(desk.world.server.config, async (db) => {
    const sample = await db
      .selectFrom('accounts')
      .where('email', '=', desk.addressOf('huda'))
      .selectAll()
      .executeTakeFirstOrThrow();
    const user = await db
      .selectFrom('users')
      .where('id', '=', sample.user_id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const ids = Array.from({ length: count }, newId);
    for (let from = 0; from < count; from += 50) {
      const some = ids.slice(from, from + 50);
      await db
        .insertInto('users')
        .values(some.map((id) => ({ ...user, id })))
        .execute();
      const accounts = some.map((id) => ({
        ...sample,
        user_id: id,
        civil_id: id,
        email: `${id}@${desk.host}`,
      }));
      await db.insertInto('accounts').values(accounts).execute();
      const entry = {
        competition_id: desk.competition,
        status: 'pending',
        sms_code: null,
        language: 'en',
      } as const;
      await db
        .insertInto('entries')
        .values(some.map((id) => ({ ...entry, id, user_id: id, created_at: 1, changed_at: 1 })))
        .execute();
    }
  });

const rows = () =>
  desk.world.server.store.database.selectFrom('message_recipients').select(['recipient', 'state']).execute();

forEachDatabase('a message whose recipients are laid in many writes', ({ open }) => {
  const { plan, wrap } = breakingWrites();
  let shared: MessageDesk;
  beforeAll(async () => {
    shared = await MessageDesk.open(open, {}, { wrap });
  });
  beforeEach(async () => {
    plan.splice(0);
    desk = await shared.anew();
  });
  afterAll(() => shared.close());

  it.each(['before', 'after'] as const)(
    'reaches each candidate once although a write breaks off %s its commit',
    async (when) => {
      await desk.lay();
      await layMany(449);
      const { id } = await desk.send();
      // A page has 200 rows: the second one breaks off, and each try after it.
      plan.push({ name: 'layRecipients', when }, { name: 'layRecipients', when });
      for (let time = 0; time < 4 && plan.length > 0; time += 1) await desk.work();
      await desk.work();
      const laid = await rows();
      expect([laid.length, new Set(laid.map(({ recipient }) => recipient)).size]).toEqual([450, 450]);
      expect(await desk.readMessage(id)).toMatchObject({ is_laid: true, delivery: { due: 450 } });
    },
  );

  it('is undone whole although the write that drops recipients breaks off', async () => {
    await desk.lay();
    await layMany(449);
    const { id } = await desk.send();
    await desk.work();
    await desk.ask(`/sent-message/${id}/undo`, { method: 'POST' });
    plan.push({ name: 'dropRecipients', when: 'after' }, { name: 'dropRecipients', when: 'before' });
    for (let time = 0; time < 4; time += 1) await desk.work();
    expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['dropped']));
    await desk.work(600_000);
    expect(desk.mail.taken).toEqual([]);
  });
});

it('a message of a node that died after the mail server took it goes out again under the same Message-ID', async () => {
  const { plan, wrap } = breakingWrites();
  desk = await MessageDesk.open(openPostgresDatabase, {}, { wrap });
  await desk.lay();
  await desk.send({ ...draft, kind: 'news' });
  await desk.work();
  // It never writes again.
  plan.push(...Array.from({ length: 50 }, () => ({ name: 'noteRecipient', when: 'before' }) as const));
  await desk.work(600_000);
  expect(desk.mail.taken).toHaveLength(1);
  const next = await desk.world.secondNode();
  const work = async () => {
    next.server.app.staff.tick();
    await next.server.app.staff.rest();
  };
  // A run that began before the claim ended finds nothing.
  await work();
  // The claim of the dead node ends on the clock of PostgreSQL, which the test cannot move.
  await writeBeside(next.server.config, (db) =>
    db.updateTable('message_recipients').set({ claimed_until: 1 }).execute(),
  );
  next.clock.advance(2_000);
  await work();
  await next.close();
  const ids = desk.mail.taken.map((each) => readMail(each).id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  await desk.close();
});
