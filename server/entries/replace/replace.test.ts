import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { Entrant } from '../../../tests/support/entries/entrant.ts';
import { pngFile, song, wavFile } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

let world: AccountWorld;
let calls: UploadCalls;
let audio: string;
let entrant: Entrant;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  calls = new UploadCalls(world);
  audio = await calls.competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  entrant = await Entrant.enter(world, audio);
});

async function replacements(): Promise<number> {
  const audit = world.server.store.database.selectFrom('audit').where('subject', '=', entrant.id);
  return (await audit.where('action', '=', 'entry.replaced').select('seq').execute()).length;
}

describe('other media for an entry', () => {
  it('replace media that nobody has approved', async () => {
    const before = await entrant.submission();
    const { status, data } = await entrant.replace({ file: { ...song(2), name: 'newer.wav' } });
    expect([status, data?.submission_status, data?.replacement, data?.submission_details]).toMatchObject([
      200,
      'submitted',
      null,
      { file_name: 'newer.wav', duration_ms: 2_000 },
    ]);
    expect(data?.url).not.toBe(before.url);
  });

  it('wait beside approved media until staff decide', async () => {
    await entrant.checked();
    await entrant.decide('approve');
    const { submission_details: shown } = await entrant.submission();
    await entrant.replace({ file: { ...song(2), name: 'newer.wav' } });
    await entrant.checked();
    expect(await entrant.submission()).toMatchObject({
      submission_status: 'approved',
      submission_details: { file_name: shown?.file_name },
      replacement: { submission_status: 'pending', submission_details: { file_name: 'newer.wav' } },
    });
    expect(await entrant.decide('reject')).toMatchObject({ what: 'replacement', status: 'rejected' });
    expect((await entrant.submission()).replacement?.submission_status).toBe('rejected');
    expect(await entrant.decide('approve')).toMatchObject({ what: 'replacement', status: 'approved' });
    expect(await entrant.submission()).toMatchObject({
      submission_status: 'approved',
      submission_details: { file_name: 'newer.wav' },
      replacement: null,
    });
  });

  it('arrive by the ticket of an upload for this very entry', async () => {
    const metadata = { entry: entrant.id, filename: 'tus.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(2), { metadata, token: entrant.token });
    const { status, data } = await entrant.replace({ fields: { media_ticket } });
    expect([status, data?.submission_details?.file_name]).toEqual([200, 'tus.wav']);
    const gone = { media_ticket: 'A'.repeat(22) };
    expect(await entrant.replace({ fields: gone })).toMatchObject({ status: 422, code: 'upload_gone' });
    const forSignup = { competition: audio, filename: 'a.wav', filetype: 'audio/wav' };
    const other = await calls.send(wavFile(), { metadata: forSignup, token: entrant.token });
    expect(await entrant.replace({ fields: { media_ticket: other } })).toMatchObject({ status: 422 });
  });

  it('count once, however often the same form comes', async () => {
    const asked = { key: newForm(), file: { ...song(2), name: 'newer.wav' } };
    const answers = await Promise.all([1, 2, 3].map(() => entrant.replace(asked)));
    answers.push(await entrant.replace(asked));
    expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ replayed }) => String(replayed)).toSorted()).toEqual([
      'false',
      'true',
      'true',
      'true',
    ]);
    expect(await replacements()).toBe(1);
    const other = { ...asked, file: { ...song(3), name: 'newest.wav' } };
    expect(await entrant.replace(other)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await entrant.replace({ ...other, key: newForm() })).toMatchObject({
      status: 200,
      replayed: 'false',
    });
    expect(await entrant.replace(asked)).toMatchObject({
      replayed: 'true',
      data: { submission_details: { file_name: 'newest.wav' } },
    });
    expect(await replacements()).toBe(2);
  });

  it('that two tabs send by one ticket count once', async () => {
    const metadata = { entry: entrant.id, filename: 'tus.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(2), { metadata, token: entrant.token });
    const answers = await Promise.all(
      [1, 2].map(() => entrant.replace({ key: newForm(), fields: { media_ticket } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ data }) => data?.url)).size).toBe(1);
    expect(await replacements()).toBe(1);
  });

  it('are forgotten as received after a day', async () => {
    const { database, writer } = world.server.store;
    await entrant.replace({ key: newForm(), file: song(2) });
    const before = world.clock.now() + 1;
    await writer.submit('dropReplacements', { before });
    expect(await database.selectFrom('replacements').selectAll().execute()).toEqual([]);
  });

  it('are required, and of a kind that the competition accepts', async () => {
    expect(await entrant.replace()).toMatchObject({
      status: 422,
      errors: { media_file: ['Upload an audio file.'] },
    });
    expect(await entrant.replace({ file: { name: 'a.png', content: pngFile() } })).toMatchObject({
      status: 422,
      errors: { media_file: ['Invalid format. This competition takes audio: MP3, M4A, WAV, AAC or OGG.'] },
    });
  });

  it('are limited in number at once', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await entrant.replace()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

/**
 * Lets time pass. The sweeper runs at once, so that it does not take files of later requests for weeks old.
 */
async function pass(ms: number): Promise<void> {
  const { files, live } = world.server.app;
  world.clock.advance(ms);
  live.tick();
  files.tick();
  await files.rest();
}

describe('an ended competition', () => {
  const ended = { status: 403, code: 'competition_ended' };
  it('takes no other media, and repeats its answer for media received in time', async () => {
    const untouched = await Entrant.enter(world, audio);
    const details = world.server.app.live.catalogue.view.details.get(audio);
    await pass((details?.comp_end ?? 0) - world.clock.now() - 60_000);
    const [as, other] = [await world.token(entrant.account), await world.token(untouched.account)];
    const byKey = { key: newForm(), file: song(2) };
    const metadata = { entry: entrant.id, filename: 'tus.wav', filetype: 'audio/wav' };
    const media_ticket = await calls.send(wavFile(3), { metadata, token: as });
    const byTicket = { key: newForm(), fields: { media_ticket } };
    for (const asked of [byKey, byTicket])
      expect(await entrant.replace({ ...asked, as })).toMatchObject({ status: 200 });
    await pass(60_000);
    for (const hoursLater of [0, 2]) {
      await pass(hoursLater * 3_600_000);
      for (const asked of [byKey, { ...byTicket, key: newForm() }])
        expect(await entrant.replace({ ...asked, as })).toMatchObject({
          status: 200,
          replayed: 'true',
          data: { submission_details: { file_name: 'tus.wav' } },
        });
      expect(await entrant.replace({ file: song(), as })).toMatchObject(ended);
      expect(await entrant.replace({ key: newForm(), file: song(), as })).toMatchObject(ended);
      expect(await untouched.replace({ file: song(), as: other })).toMatchObject(ended);
    }
    expect(await replacements()).toBe(2);
  });
});
