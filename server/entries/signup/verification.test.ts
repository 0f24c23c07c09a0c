import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { storedEntries } from '../../../tests/support/entries/storedEntries.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

const HOUR = 3_600_000;
let world: AccountWorld;
let competition: string;

beforeEach(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  competition = await new UploadCalls(world).competition('player-of-the-season');
});
afterEach(() => world.close());

type Typed = ReturnType<typeof person>;
const send = async (typed: Typed) => {
  const form = formOf(
    { ...typed, comp_id: competition },
    { media_file: song(), id_passport_url: passport() },
  );
  const answer = await signUp(world, form, { key: newForm() });
  await world.work();
  return answer;
};
const use = (token: string) =>
  world.ask('/reset-password', {
    body: { token, new_password: goodPassword, confirm_password: goodPassword },
  });
const check = async (token: string) => {
  const response = await world.ask('/password-link', { body: { token } });
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const forgot = async (typed: Typed) => {
  await world.ask('/forgot-password', { body: { civil_id: typed.civil_id, contact_method: 'email' } });
  await world.work();
};
/** Lets time pass, sweeps the expired signups, and sends the messages that are due. */
const pass = async (ms: number) => {
  world.clock.advance(ms);
  await world.work();
  await world.server.store.writer.submit('sweepSignups', world.clock.now());
  await world.work();
};
const entry = (id: string | undefined) =>
  world.server.store.database
    .selectFrom('entries')
    .where('id', '=', id ?? '')
    .select(['id', 'created_at'])
    .executeTakeFirst();
/** The messages with links: the others are receipts of the registrations. */
const links = () => world.sent.filter(({ text }) => text.includes('#'));
const mailsTo = (address: string) => links().filter(({ to }) => to === address).length;

describe('an unverified signup', () => {
  it('loses to another with the same civil id whose link is used first, gets a message, and is removed with its files', async () => {
    const mine = person();
    const squatter = { ...person(), civil_id: mine.civil_id, phone_number: '+96892345678' };
    const before = await storedEntries(world);
    const theirs = await send(squatter);
    const own = await send(mine);
    expect([theirs.status, own.status]).toEqual([200, 200]);
    const lost = world.linkTo(squatter.email);
    expect((await use(world.linkTo(mine.email))).status).toBe(200);
    await world.work();
    const messages = world.sent.filter(({ text }) => text.includes('your civil ID was confirmed first'));
    expect(messages.map(({ to }) => to)).toEqual([squatter.phone_number]);
    expect([await check(lost), (await use(lost)).status]).toEqual([[410, 'link_taken'], 410]);
    await pass(2 * HOUR);
    expect([await entry(own.data?.id), await entry(theirs.data?.id)]).toEqual([
      { id: own.data?.id, created_at: expect.any(Number) },
      undefined,
    ]);
    const after = await storedEntries(world);
    expect(after.rows).toEqual(before.rows.map((count) => count + 1));
    expect((await world.logIn(mine)).status).toBe(200);
  });

  it('leaves its e-mail address to the owner of the mailbox', async () => {
    const owner = person();
    await send({ ...person(), email: owner.email });
    expect((await send(owner)).status).toBe(200);
  });

  it('expires a day after its last link, with one reminder', async () => {
    const typed = person();
    const { data } = await send(typed);
    await pass(13 * HOUR);
    expect([mailsTo(typed.email), links().at(-1)?.text]).toEqual([
      2,
      expect.stringContaining('was not confirmed yet'),
    ]);
    await pass(10 * HOUR);
    expect([mailsTo(typed.email), (await entry(data?.id)) !== undefined]).toEqual([2, true]);
    await pass(2 * HOUR);
    expect([mailsTo(typed.email), await entry(data?.id)]).toEqual([2, undefined]);
  });

  it('gets a new link on a password request, and expires at most 72 hours after it was sent', async () => {
    const typed = person();
    const { data } = await send(typed);
    const first = world.linkTo(typed.email);
    for (let day = 1; day <= 3; day += 1) {
      await pass(23 * HOUR);
      await forgot(typed);
    }
    expect(world.linkTo(typed.email)).not.toBe(first);
    await pass(2 * HOUR);
    expect(await check(world.linkTo(typed.email))).toEqual([200, undefined]);
    await pass(HOUR);
    expect([await check(world.linkTo(typed.email)), await entry(data?.id)]).toEqual([
      [404, 'link_unknown'],
      undefined,
    ]);
  });

  it('sends at most five text messages a day to one number, and ten mails to one mailbox', async () => {
    const victim = person();
    for (let count = 0; count < 11; count += 1)
      await send({ ...person(), email: victim.email.toUpperCase(), phone_number: victim.phone_number });
    const count = (channel: string) => links().filter((message) => message.channel === channel).length;
    expect([count('sms'), count('mail')]).toEqual([5, 10]);
    await pass(25 * HOUR);
    await send(victim);
    expect([count('sms'), count('mail')]).toEqual([6, 11]);
  });

  it('keeps its last link when no further message may go out', async () => {
    const typed = person();
    await send(typed);
    for (let time = 0; time < 20; time += 1) {
      world.clock.advance(HOUR / 3);
      await forgot(typed);
    }
    expect(mailsTo(typed.email)).toBe(10);
    expect(await check(world.linkTo(typed.email))).toEqual([200, undefined]);
  });

  it('gets one reminder, even if that reminder is dropped', async () => {
    const typed = person();
    for (let count = 0; count < 12; count += 1) await send({ ...typed, civil_id: person().civil_id });
    world.clock.advance(13 * HOUR);
    const sweep = () => world.server.store.writer.submit('sweepSignups', world.clock.now());
    const first = await sweep();
    expect([first > 0, await sweep()]).toEqual([true, 0]);
  });

  it('cannot be approved', async () => {
    const { data } = await send(person());
    await world.server.app.files.rest();
    const input = {
      entryId: data?.id ?? '',
      decision: 'approve',
      reason: null,
      actor: 'operator:x',
    } as const;
    const decided = await world.server.store.writer.submit('decideEntry', {
      ...input,
      at: world.clock.now(),
    });
    expect(decided).toEqual({ kind: 'unverified' });
  });
});

describe('a verified signup', () => {
  it('counts from the time it was sent, also if registration has closed since', async () => {
    const typed = person();
    const sentAt = world.clock.now();
    const { data } = await send(typed);
    await pass(5 * HOUR);
    await use(world.linkTo(typed.email));
    await pass(100 * HOUR);
    expect(await entry(data?.id)).toEqual({ id: data?.id, created_at: sentAt });
  });

  it('gets its next links on the channel of its first one', async () => {
    const typed = person();
    await send(typed);
    const text = links().find(({ channel, to }) => channel === 'sms' && to === typed.phone_number)?.text;
    await use(/#(\S+)/.exec(text ?? '')?.[1] ?? '');
    await world.work();
    world.sent.length = 0;
    await forgot(typed);
    expect(links().map(({ channel, to }) => [channel, to])).toEqual([['sms', typed.phone_number]]);
  });
});
