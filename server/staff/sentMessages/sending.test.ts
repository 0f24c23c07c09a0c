import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../../tests/support/database/databases.ts';
import { draft, MessageDesk } from '../../../tests/support/messages/messageDesk.ts';
import { readMail } from '../../../tests/support/outside/readMail.ts';
import { layPerson } from '../../../tests/support/organisations/layPeople.ts';
import { answered, read } from '../../../tests/support/staff/staffWorld.ts';

const TEN_MINUTES = 600_000;
const none = { due: 0, sent: 0, failed: 0, skipped: 0, undone: 0 };

forEachDatabase('sending a message', ({ open }) => {
  let shared: MessageDesk;
  let desk: MessageDesk;
  /** Addresses that the mail server takes only once the test says so. */
  const refused = new Map<string, number>();
  beforeAll(async () => {
    shared = await MessageDesk.open(open, {
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = refused.get(address);
        done(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }));
      },
    });
  });
  beforeEach(async () => {
    refused.clear();
    desk = await shared.anew();
  });
  afterAll(() => shared.close());

  const taken = () => desk.mail.taken.map(readMail);
  const audited = () =>
    desk.world.server.store.database
      .selectFrom('audit_details')
      .where('action', 'like', 'messages.%')
      .where('organisation_id', '=', desk.owner.organisation)
      .orderBy('seq')
      .select(['action', 'subject', 'actor', 'organisation_id', 'competition_id', 'after'])
      .execute();

  it('waits ten minutes, then reaches each candidate once, in their language', async () => {
    await desk.lay({ name: 'Huda', code: '0042' });
    await desk.lay({ name: 'Salim', language: 'ar' });
    const { id, ...message } = await desk.send();
    expect(message).toEqual({
      kind: 'service',
      name: 'Rehearsal',
      filter: { competitions: null, status: null, searched: false },
      sent: { at: desk.world.clock.now(), by: 'Salma Al Harthy' },
      due_at: desk.world.clock.now() + TEN_MINUTES,
      undone: null,
      is_laid: false,
      expected: { mails: 2, texts: 0, parts: 0, cost_baisa: 0 },
      delivery: none,
      subject_ar: draft.subject_ar,
      subject_en: draft.subject_en,
      mail_ar: draft.mail_ar,
      mail_en: draft.mail_en,
      sms_ar: draft.sms_ar,
      sms_en: draft.sms_en,
    });
    await desk.work();
    expect(await desk.readMessage(id)).toMatchObject({ is_laid: true, delivery: { ...none, due: 2 } });
    await desk.work(TEN_MINUTES - 2_001);
    expect(taken()).toEqual([]);
    await desk.work(1);
    await desk.work();
    expect(taken().toSorted((one, other) => one.language.localeCompare(other.language))).toEqual([
      {
        to: [desk.addressOf('salim')],
        id: expect.stringMatching(/^<[\w-]{22}@vote\.example>$/),
        language: 'ar',
        subject: 'البروفة: \u2068Singing\u2069',
        text: 'مرحبًا \u2068Salim\u2069',
      },
      {
        to: [desk.addressOf('huda')],
        id: expect.stringMatching(/^<[\w-]{22}@vote\.example>$/),
        language: 'en',
        subject: 'Rehearsal: \u2068Singing\u2069',
        text: 'Hello \u2068Huda\u2069',
      },
    ]);
    expect((await desk.readMessage(id)).delivery).toEqual({ ...none, sent: 2 });
    await desk.work();
    expect(taken()).toHaveLength(2);
    expect(await audited()).toEqual([
      {
        action: 'messages.sent',
        subject: id,
        actor: desk.owner.id,
        organisation_id: desk.owner.organisation,
        competition_id: null,
        after: expect.stringContaining('"mails":2'),
      },
    ]);
  });

  it('goes to nobody whom its sender did not see: a preview of before a change sends nothing', async () => {
    await desk.lay();
    const { hash } = await desk.preview();
    await desk.lay({ name: 'Late' });
    const conflict = { status: 409, code: 'changed_meanwhile' };
    expect(await answered(await desk.trySend({}, hash))).toEqual(conflict);
    const now = await desk.preview();
    expect(await answered(await desk.trySend({ mail_en: 'Other words' }, now.hash))).toEqual(conflict);
    expect((await desk.trySend({}, now.hash)).status).toBe(200);
    await desk.lay({ name: 'Later', at: desk.world.clock.now() + 1 });
    await desk.deliver();
    expect(taken()).toHaveLength(2);
  });

  it('is not sent to nobody, and only once if it is asked for twice', async () => {
    expect(await answered(await desk.trySend())).toEqual({ status: 409, code: 'no_recipients' });
    await desk.lay();
    const { hash } = await desk.preview();
    const id = 'M'.repeat(22);
    const [first, second] = [await desk.trySend({}, hash, id), await desk.trySend({}, hash, id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const list = await read<{ data: { id: string }[] }>(await desk.ask('/sent-message'));
    expect(list.data.map((each) => each.id)).toEqual([id]);
    const { hash: others } = await desk.preview({ kind: 'news' });
    expect((await desk.trySend({ kind: 'news' }, others, id)).status).toBe(409);
  });

  it('dies with an undo before the ten minutes are over, and not after', async () => {
    await desk.lay();
    const { id } = await desk.send();
    await desk.work();
    await desk.work(TEN_MINUTES - 2_001);
    const undone = await desk.ask(`/sent-message/${id}/undo`, { method: 'POST' });
    expect(await read(undone)).toMatchObject({
      undone: { at: desk.world.clock.now(), by: 'Salma Al Harthy' },
    });
    await desk.work(60_000);
    await desk.work();
    expect([taken(), (await desk.readMessage(id)).delivery]).toEqual([[], { ...none, undone: 1 }]);
    expect((await desk.recipients(id)).data).toMatchObject([{ state: 'undone', why: 'undone' }]);
    const again = await desk.send();
    await desk.work(TEN_MINUTES);
    expect(await answered(await desk.ask(`/sent-message/${again.id}/undo`, { method: 'POST' }))).toEqual({
      status: 409,
      code: 'message_gone',
    });
    expect((await audited()).map(({ action }) => action)).toEqual([
      'messages.sent',
      'messages.undone',
      'messages.sent',
    ]);
  });

  it('leaves out who was erased, left what the filter chose, or lost the contact since', async () => {
    const approved = (name: string) => desk.lay({ name, status: 'approved' });
    const [first, second, third] = [await approved('Ali'), await approved('Huda'), await approved('Salim')];
    const { id } = await desk.send({ filter: { ...draft.filter, status: 'approved' } });
    await desk.work();
    const at = desk.world.clock.now();
    const { writer } = desk.world.server.app.live;
    const act = { actor: 'operator:test', at };
    const person = { userId: first, civilId: null, email: null, phone: null, payers: [] };
    await writer.submit('erasePerson', { person, reason: null, ...act });
    await writer.submit('decideEntry', { entryId: second, decision: 'reject', reason: 'Short.', ...act });
    await desk.work(TEN_MINUTES);
    await desk.work();
    const { data } = await desk.recipients(id);
    expect(new Map(data.map(({ entry, state, why }) => [entry, [state, why]]))).toEqual(
      new Map([
        [second, ['skipped', 'left']],
        [third, ['sent', null]],
      ]),
    );
    // The decision about the second one has an e-mail of its own.
    const readers = ['huda', 'salim'].map((name) => desk.addressOf(name));
    await expect
      .poll(() =>
        taken()
          .flatMap(({ to }) => to)
          .toSorted(),
      )
      .toEqual(readers);
  });

  it('shows where it failed and why, and tries again there under the same ids', async () => {
    const gone = desk.addressOf('gone');
    await desk.lay({ name: 'Huda' });
    await desk.lay({ name: 'Salim', email: gone });
    refused.set(gone, 550);
    const { id } = await desk.send();
    await desk.deliver();
    await desk.work();
    expect((await desk.readMessage(id)).delivery).toEqual({ ...none, sent: 1, failed: 1 });
    const { data: failed } = await desk.recipients(id, '?state=failed');
    expect(failed).toMatchObject([{ full_name: 'Salim', channel: 'mail', state: 'failed', why: 'refused' }]);
    refused.clear();
    desk.owner.browser = await desk.world.layBrowser(desk.owner);
    expect(await read(await desk.ask(`/sent-message/${id}/retry`, { method: 'POST' }))).toMatchObject({
      delivery: { ...none, sent: 1, due: 1 },
    });
    await desk.work();
    expect(taken().map(({ to }) => to[0])).toEqual([desk.addressOf('huda'), gone]);
    expect(taken()[1]?.id).toBe(`<${failed[0]!.id}@vote.example>`);
    expect((await desk.readMessage(id)).delivery).toEqual({ ...none, sent: 2 });
    expect((await audited()).map(({ action }) => action)).toEqual(['messages.sent', 'messages.retried']);
  });

  it('gives up after twenty tries at a server that does not answer for good', async () => {
    await desk.lay();
    refused.set(desk.addressOf('huda'), 451);
    const { id } = await desk.send();
    await desk.deliver();
    for (let time = 0; time < 19; time += 1) await desk.work(TEN_MINUTES);
    desk.owner.browser = await desk.world.layBrowser(desk.owner);
    expect((await desk.recipients(id)).data).toMatchObject([{ state: 'failed', why: 'unreachable' }]);
  });

  it('is hidden from people whose role does not have its competitions', async () => {
    await desk.lay();
    const { id } = await desk.send();
    const { browser } = await layPerson(desk.world, desk.owner.organisation, 'organiser', [desk.other]);
    const list = await read<{ data: unknown[] }>(await desk.ask('/sent-message', { browser }));
    expect(list.data).toEqual([]);
    for (const path of ['', '/recipient', '/undo', '/retry']) {
      const method = path === '' || path === '/recipient' ? 'GET' : 'POST';
      expect((await desk.ask(`/sent-message/${id}${path}`, { browser, method })).status).toBe(404);
    }
  });
});
