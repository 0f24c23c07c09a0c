import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WireError } from '../../../domain/contract.ts';
import type { ClaimedEntry, EntryDecision, ScreeningDesk } from '../../../domain/staff/staffContract.ts';
import { UNDO_MS, SCREENING_CLAIM_MS } from '../../../domain/staff/staffLimits.ts';
import { layCompetitions } from '../../../tests/support/catalogue/layCompetitions.ts';
import {
  forEachDatabase,
  type TestDatabase,
  writeBeside,
} from '../../../tests/support/database/databases.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { read, StaffWorld, type Person } from '../../../tests/support/staff/staffWorld.ts';
import { type EntryToLay, layEntry } from '../../../tests/support/staffEntries/layEntry.ts';
import { layRecording } from '../../../tests/support/staffEntries/layRecording.ts';
import { newId } from '../../platform/ids.ts';

const reason = { ar: 'الصوت غير مسموع', en: 'The sound cannot be heard' };
forEachDatabase('the desk of screeners', ({ open }) => {
  let database: TestDatabase;
  let world: StaffWorld;
  let owner: Person & { organisation: string };
  let muna: Person;
  let salim: Person;
  let singing: string;
  let media: Map<string, string>;

  beforeAll(async () => {
    database = await open();
    const databaseUrl = database.settings.kind === 'postgres' ? database.settings.url : null;
    world = await StaffWorld.start({ databaseUrl });
    owner = await world.setUp();
    [singing] = (await layCompetitions(world, owner.organisation, ['Singing'])) as [string];
    muna = await layPerson(world, owner.organisation, 'screener');
    salim = await layPerson(world, owner.organisation, 'screener');
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  beforeEach(async () => {
    media = new Map();
    await world.beside.updateTable('entries').set({ status: 'approved', pending_status: null }).execute();
    await world.beside.deleteFrom('entry_claims').execute();
  });

  const lay = async (entry: EntryToLay = {}) => {
    const id = await layEntry(world, singing, { email: `${newId()}@example.om`, ...entry });
    media.set(id, await layRecording(world, id));
    const accounts = world.beside.updateTable('accounts').set({ email_verified_at: 1 });
    await accounts.where('user_id', '=', id).execute();
    return id;
  };
  const post = (by: Person, path: string, body: object, method = 'POST') =>
    world.ask(`/organisation/${owner.organisation}${path}`, { browser: by.browser, method, body });
  const claim = async (by: Person, body: object = {}) =>
    read<ClaimedEntry>(
      await post(by, '/screening/claim', { keep: [], want: true, competition: singing, ...body }),
    );
  const decide = (by: Person, entry: string, body: object = {}) =>
    post(by, `/entry/${entry}/decision`, {
      id: newId(),
      decision: 'approve',
      reason: null,
      saw: media.get(entry)!,
      ...body,
    });
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as WireError).code];
  const entryOf = (id: string) =>
    world.server.store.database
      .selectFrom('entries')
      .where('id', '=', id)
      .select(['status', 'pending_status', 'live_media_id', 'pending_media_id'])
      .select(['decision_reason', 'decision_reason_en'])
      .executeTakeFirstOrThrow();
  const messagesOf = (id: string) =>
    world.server.store.database
      .selectFrom('entry_messages')
      .where('entry_id', '=', id)
      .orderBy('created_at')
      .select(['kind', 'state', 'next_try_at'])
      .execute();

  it('gives two screeners different entries, the longest waiting first', async () => {
    const now = world.clock.now();
    const [first, second, third] = [
      await lay({ at: now - 3 }),
      await lay({ at: now - 2 }),
      await lay({ at: now - 1 }),
    ];
    const of = async (by: Person, body: object = {}) => (await claim(by, body)).item?.entry.id;
    expect(await of(muna)).toBe(first);
    expect(await of(salim)).toBe(second);
    expect(await of(muna, { keep: [first] })).toBe(third);
    expect(await of(salim, { keep: [second] })).toBeUndefined();
  });

  it('gives each of many claims at once its own entry', async () => {
    const laid: string[] = [];
    for (let each = 0; each < 6; each += 1) laid.push(await lay());
    const claimed = await Promise.all(
      [muna, salim, owner].map(async (by) => {
        const { item } = await claim(by);
        const more = await claim(by, { keep: [item!.entry.id] });
        return [item?.entry.id, more.item?.entry.id];
      }),
    );
    expect(new Set(claimed.flat())).toEqual(new Set(laid));
  });

  it('frees an entry whose screener moved on, or was silent for five minutes', async () => {
    const id = await lay();
    expect((await claim(muna)).item?.entry.id).toBe(id);
    expect(await codeOf(await decide(salim, id))).toEqual([409, 'entry_claimed']);
    await claim(muna, { want: false });
    expect((await claim(salim)).item?.entry.id).toBe(id);
    world.clock.advance(SCREENING_CLAIM_MS);
    expect((await claim(muna)).item?.entry.id).toBe(id);
    expect(await claim(salim, { keep: [id], want: false })).toEqual({ kept: [], item: null });
  });

  it('starts anew past its end, and finds a certain entry', async () => {
    const now = world.clock.now();
    const [first, second] = [await lay({ at: now - 2 }), await lay({ at: now - 1 })];
    const { item } = await claim(muna, { after: `${now - 1}-${second}` });
    expect(item?.entry.id).toBe(first);
    expect((await claim(muna, { entry: second })).item?.entry.id).toBe(second);
  });

  it('decides an entry once, however often the decision is sent', async () => {
    const id = await lay();
    const decision = { id: newId(), decision: 'reject', reason };
    const undo_until = world.clock.now() + UNDO_MS;
    const expected: EntryDecision = { what: 'entry', status: 'rejected', undo_until };
    expect(await read(await decide(muna, id, decision))).toEqual(expected);
    expect(await read(await decide(muna, id, decision))).toEqual(expected);
    expect(await codeOf(await decide(salim, id, { decision: 'reject', reason }))).toEqual([
      409,
      'already_decided',
    ]);
    expect(await messagesOf(id)).toEqual([{ kind: 'rejected', state: 'due', next_try_at: undo_until }]);
    expect(await entryOf(id)).toMatchObject({
      status: 'rejected',
      decision_reason: reason.ar,
      decision_reason_en: reason.en,
    });
  });

  it('decides nothing about a recording that the screener did not see', async () => {
    const id = await lay();
    const saw = media.get(id)!;
    media.set(id, await layRecording(world, id));
    expect(await codeOf(await decide(muna, id, { saw }))).toEqual([409, 'changed_meanwhile']);
    expect(await entryOf(id)).toMatchObject({ status: 'pending' });
  });

  it('undoes a decision as if it had never been, and its candidate hears nothing', async () => {
    const id = await lay();
    const before = await entryOf(id);
    const decision = newId();
    await decide(muna, id, { id: decision, decision: 'reject', reason });
    const undo = () => post(muna, `/entry/${id}/decision/${decision}/undo`, {});
    expect((await undo()).status).toBe(204);
    expect((await undo()).status).toBe(204);
    expect(await entryOf(id)).toEqual(before);
    expect(await messagesOf(id)).toMatchObject([{ kind: 'rejected', state: 'dropped' }]);
  });

  it('undoes nothing after ten minutes, nor where somebody decided anew', async () => {
    const [late, anew] = [await lay(), await lay()];
    const [first, second] = [newId(), newId()];
    await decide(muna, late, { id: first });
    await decide(muna, anew, { id: second });
    await decide(salim, anew, { decision: 'reject', reason });
    expect(await codeOf(await post(muna, `/entry/${anew}/decision/${second}/undo`, {}))).toEqual([
      409,
      'changed_meanwhile',
    ]);
    expect(await messagesOf(anew)).toMatchObject([
      { kind: 'approved', state: 'dropped' },
      { kind: 'rejected', state: 'due' },
    ]);
    world.clock.advance(UNDO_MS);
    expect(await codeOf(await post(muna, `/entry/${late}/decision/${first}/undo`, {}))).toEqual([
      409,
      'decision_final',
    ]);
  });

  it('shows a replacement beside what it replaces, and can give that back', async () => {
    const id = await lay({ status: 'approved' });
    const old = media.get(id)!;
    media.set(id, await layRecording(world, id, 'pending'));
    const { item } = await claim(muna);
    expect([item?.what, item?.saw, item?.former?.file_name]).toEqual([
      'replacement',
      media.get(id),
      'my song.mp4',
    ]);
    const decision = newId();
    world.clock.advance(1);
    await decide(muna, id, { id: decision });
    expect(await entryOf(id)).toMatchObject({ live_media_id: media.get(id), pending_media_id: null });
    await world.server.app.live.writer.submit('dropMedia', { before: world.clock.now() });
    await post(muna, `/entry/${id}/decision/${decision}/undo`, {});
    expect(await entryOf(id)).toMatchObject({
      live_media_id: old,
      pending_media_id: media.get(id),
      pending_status: 'pending',
    });
  });

  it('puts an entry aside and back, and again once a correction is due', async () => {
    const id = await lay();
    const hold = (is_held: boolean) => post(muna, `/entry/${id}/hold`, { is_held }, 'PUT');
    const found = async () => (await claim(muna)).item?.entry.id;
    expect([(await hold(true)).status, await found()]).toEqual([204, undefined]);
    const { held_entries, waiting } = await read<ScreeningDesk>(
      await world.ask(`/organisation/${owner.organisation}/screening?competition=${singing}`, {
        browser: muna.browser,
      }),
    );
    expect([held_entries.map((entry) => entry.id), waiting]).toEqual([[id], 0]);
    expect([(await hold(false)).status, await found()]).toEqual([204, id]);
    const asked = await post(muna, `/entry/${id}/correction`, { part: 'media', reason, days: 1 });
    const { due_at } = await read<{ due_at: number }>(asked);
    expect([due_at > world.clock.now(), await found()]).toEqual([true, undefined]);
    await writeBeside(world.server.config, (db) =>
      db
        .updateTable('entries')
        .set({ held_until: world.clock.now() })
        .where('held_until', '=', due_at)
        .execute(),
    );
    expect(await found()).toBe(id);
    expect([(await hold(true)).status, await found()]).toEqual([204, undefined]);
  });

  it('keeps notes once each, and says who wrote them', async () => {
    const id = await lay();
    const note = { id: newId(), text: ' يشبه تسجيلًا آخر ' };
    await post(muna, `/entry/${id}/note`, note);
    await post(muna, `/entry/${id}/note`, note);
    const { item } = await claim(muna);
    expect(item?.notes).toEqual([
      { id: note.id, text: note.text.trim(), by: expect.any(String), at: world.clock.now() },
    ]);
  });
});
