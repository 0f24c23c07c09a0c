import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WITHDRAWAL_UNDO_MS } from '../../../domain/delays.ts';
import { SIGNUP_TEXTS_PER_DAY } from '../../../domain/limits.ts';
import { AccountWorld, publicOrigin } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let competition: string;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  competition = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.server.app.entries.rest();
  world.sent.length = 0;
});

/** The messages about entries that were sent since the last call, each as its receiver, subject and text. */
async function told() {
  await world.server.app.entries.rest();
  const sent = world.sent.splice(0).filter(({ text }) => !text.includes('#'));
  return sent.map((message) => ({
    to: message.to,
    ...(message.channel === 'mail' && { subject: bare(message.subject) }),
    text: bare(message.text),
  }));
}
const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');

const register = async (typed: Record<string, string>, asked: Parameters<typeof signUp>[2] = {}) => {
  const form = formOf(
    { ...typed, comp_id: competition },
    { media_file: song(), id_passport_url: passport() },
  );
  return (await signUp(world, form, { key: newForm(), ...asked })).data?.id ?? '';
};

describe('the receipt of a registration', () => {
  it('says what arrived, what happens next and when, once for a repeated form', async () => {
    const typed = person();
    const key = newForm();
    const id = await register(typed, { key });
    expect(await register(typed, { key })).toBe(id);
    expect(await told()).toEqual([
      {
        to: typed.email,
        subject: 'We received your registration: Player of the Season',
        text: expect.stringMatching(
          new RegExp(
            `^Hello, {2}We received a registration for Player of the Season, .+\\. {2}Reference: ${id} Received: an audio file \\(8 kB\\) and an identity document, on .+, Muscat time {2}What happens next: First confirm .+ We check the recording, .+${publicOrigin}/submission-details/${id} `,
          ),
        ),
      },
    ]);
    expect(await told()).toEqual([]);
  });

  it('goes by text message, in the language of the form, where there is no e-mail address', async () => {
    const typed = { ...person(), email: '', phone_number: '92000001' };
    const id = await register(typed, { headers: { 'accept-language': 'ar' } });
    expect(await told()).toEqual([
      {
        to: '+96892000001',
        text: expect.stringMatching(new RegExp(`^صوت: وصلنا تسجيل .+${id}.+ رسوم الاشتراك .+ قبل `)),
      },
    ]);
  });

  it('goes nowhere above the daily cap, where the link of the signup did not go either', async () => {
    for (let signups = 0; signups < SIGNUP_TEXTS_PER_DAY + 1; signups += 1)
      await register({ ...person(), email: '', phone_number: '92000002' });
    expect((await told()).map(({ to }) => to)).toEqual(Array(SIGNUP_TEXTS_PER_DAY).fill('+96892000002'));
  });
});

describe('a decision', () => {
  it('reaches the candidate once, with the reason, which the submission also shows', async () => {
    const entrant = await Entrant.enter(world, competition);
    await entrant.checked();
    await told();
    const because = { reason: 'The voice is not your own.' };
    await entrant.decide('reject', entrant.id, because.reason);
    await entrant.decide('reject', entrant.id, because.reason);
    expect(await told()).toEqual([
      {
        to: entrant.account.email,
        subject: 'Your submission is not approved: Player of the Season',
        text: expect.stringMatching(
          /The reason: The voice is not your own\. {2}Another recording can be sent until /,
        ),
      },
    ]);
    expect(await entrant.submission()).toMatchObject({ submission_status: 'rejected', ...because });
    await entrant.decide('approve');
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Your submission is approved: Player of the Season',
    ]);
    expect((await entrant.submission()).reason).toBeNull();
  });

  it('about a replacement leaves the reason of the entry', async () => {
    const entrant = await Entrant.enter(world, competition);
    await entrant.checked();
    await entrant.decide('approve', entrant.id, 'Lovely.');
    await told();
    await entrant.replace({ file: { ...song(2), name: 'newer.wav' } });
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'We received your new recording: Player of the Season',
    ]);
    await entrant.checked();
    await entrant.decide('reject', entrant.id, 'Too quiet.');
    expect((await told()).map(({ subject, text }) => [subject, text.includes('Too quiet.')])).toEqual([
      ['Your new recording is not approved: Player of the Season', true],
    ]);
    expect(await entrant.submission()).toMatchObject({
      reason: 'Lovely.',
      replacement: { submission_status: 'rejected', reason: 'Too quiet.' },
    });
  });
});

describe('an entry that leaves', () => {
  const withdraw = (entrant: Entrant, body: object = { name: null }) =>
    world.ask(`/participant/withdraw/${entrant.id}`, { token: entrant.token, body });

  it('by its candidate sends a message once the time to undo it is over, unless it was undone', async () => {
    const [entrant, other] = [
      await Entrant.enter(world, competition),
      await Entrant.enter(world, competition),
    ];
    await told();
    for (const each of [entrant, other]) expect((await withdraw(each)).status).toBe(200);
    expect(await told()).toEqual([]);
    const path = `/participant/withdraw/${other.id}/undo`;
    expect((await world.ask(path, { method: 'POST', token: other.token })).status).toBe(200);
    world.clock.advance(WITHDRAWAL_UNDO_MS);
    expect(await told()).toEqual([
      {
        to: entrant.account.email,
        subject: 'You withdrew your submission: Player of the Season',
        text: expect.stringContaining(`Reference: ${entrant.id}`),
      },
    ]);
    expect(await entrant.submission()).toMatchObject({
      standing: 'withdrawn',
      withdrawal: { offer: 'none', undo_until: null },
    });
    expect((await entrant.replace({ file: song(3) })).code).toBe('entry_withdrawn');
  });

  it('by staff sends a message at once, with the reason', async () => {
    const entrant = await Entrant.enter(world, competition);
    await told();
    const { database, writer } = world.server.store;
    const group = await database
      .selectFrom('voting_groups')
      .select(['id', 'round_id'])
      .executeTakeFirstOrThrow();
    const place = { round_id: group.round_id, group_id: group.id, entry_id: entrant.id, evaluation: null };
    await world.beside((db) => db.insertInto('round_entries').values(place).execute());
    const change = { entryId: entrant.id, reason: 'Two voices.', actor: 'operator:test' };
    for (const [later, standing] of (['withdrawn', 'disqualified', 'in'] as const).entries())
      await writer.submit('changeStanding', { ...change, standing, at: world.clock.now() - 3 + later });
    expect((await told()).map(({ subject, text }) => [subject, text.includes('Two voices.')])).toEqual([
      ['Your submission is withdrawn: Player of the Season', true],
      ['Your submission is disqualified: Player of the Season', true],
      ['Your submission takes part again: Player of the Season', true],
    ]);
  });
});

it('tells of a recording that could not be made playable, unless another came meanwhile', async () => {
  const entrant = await Entrant.enter(world, competition);
  const other = await Entrant.enter(world, competition);
  for (const { id } of [entrant, other]) await failRecording(id);
  await other.replace({ file: { ...song(2), name: 'newer.wav' } });
  const subjects = (await told()).filter(({ subject }) => subject?.includes('may not play'));
  expect(subjects.map(({ to }) => to)).toEqual([entrant.account.email]);
});

/** Ends the check of an entry's recording as the media job does when it fails. */
async function failRecording(entryId: string): Promise<void> {
  const { database, writer } = world.server.store;
  const media = await database
    .selectFrom('entries')
    .innerJoin('media', 'media.id', 'entries.live_media_id')
    .where('entries.id', '=', entryId)
    .select(['media.id', 'media.attempts'])
    .executeTakeFirstOrThrow();
  const due = { next_attempt_at: world.clock.now() + 1_000_000, attempts: media.attempts + 1 };
  await world.beside((db) => db.updateTable('media').set(due).where('id', '=', media.id).execute());
  const change = { state: 'failed', next_attempt_at: null } as const;
  const note = { id: media.id, attempts: due.attempts, change, isChecked: true, at: world.clock.now() };
  expect(await writer.submit('noteMedia', note)).toBe(true);
}

it('deletes messages 30 days after they were sent', async () => {
  const { writer, database } = world.server.store;
  const count = async () => (await database.selectFrom('entry_messages').select('id').execute()).length;
  await register(person());
  await told();
  const sentAt = world.clock.now();
  await writer.submit('sweepEntryMessages', sentAt + 30 * 86_400_000 - 1);
  expect(await count()).toBeGreaterThan(0);
  await writer.submit('sweepEntryMessages', sentAt + 30 * 86_400_000);
  expect(await count()).toBe(0);
});
