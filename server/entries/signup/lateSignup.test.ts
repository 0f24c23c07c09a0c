import { afterAll, beforeAll, expect, it } from 'vitest';
import { LATE_REGISTRATION_MS } from '../../../domain/registration.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import {
  formOf,
  passport,
  person,
  signUp,
  song,
  wavFile,
} from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';

const SECOND = 1_000;

let world: AccountWorld;
let calls: UploadCalls;
let competition: string;
let end: number;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  calls = new UploadCalls(world);
  competition = await calls.competition('player-of-the-season');
  end = world.server.app.live.catalogue.view.details.get(competition)?.reg_end ?? 0;
});
afterAll(() => world.close());

async function goTo(instant: number) {
  const { live, files } = world.server.app;
  world.clock.advance(instant - world.clock.now());
  live.tick();
  // Sweep now: later it would remove files of this test, whose dates are those of the machine.
  files.tick();
  await files.rest();
}

async function begin(key: string, comp_id = competition) {
  const response = await world.ask('/signup/begin', {
    body: { comp_id },
    headers: { 'idempotency-key': key },
  });
  const { data, code } = (await response.json()) as {
    data?: { stamp: string; begun_at: number };
    code?: string;
  };
  return { status: response.status, code, stamp: data?.stamp ?? '', at: data?.begun_at };
}

const files = () => ({ media_file: song(), id_passport_url: passport() });
const send = (key: string, more: Record<string, string> = {}, sent: object = files()) =>
  signUp(world, formOf({ ...person(), comp_id: competition, ...more }, sent as ReturnType<typeof files>), {
    key,
  });
const begunAtOf = async (id: string | undefined) =>
  (
    await world.server.store.database
      .selectFrom('entries')
      .where('id', '=', id ?? '')
      .select('begun_at')
      .executeTakeFirst()
  )?.begun_at;

const closed = { status: 403, code: 'registration_closed' };

it('A registration that has not opened says so', async () => {
  const notYet = await calls.competition('a-new-song');
  const refusal = { status: 403, code: 'registration_not_open' };
  expect(await begin(newForm(), notYet)).toMatchObject(refusal);
  const metadata = { competition: notYet, form: newForm(), filename: 'song.wav' };
  const upload = await calls.begin({ bytes: 9, metadata });
  expect([upload.status, await upload.json()]).toMatchObject([403, { code: 'registration_not_open' }]);
});

it('A registration begun before the end is taken until an hour after it, and recorded as such', async () => {
  const [stamped, uploading, fresh] = [newForm(), newForm(), newForm()];
  await goTo(end - 30 * SECOND);
  const { status, stamp, at } = await begin(stamped);
  expect([status, at]).toEqual([200, end - 30 * SECOND]);
  const metadata = { competition, form: uploading, filename: 'song.wav' };
  const content = wavFile();
  const ticket = await calls.begun({ bytes: content.length, metadata });
  const inTime = await send(newForm());
  expect(inTime.errors).toBeUndefined();
  expect([inTime.status, await begunAtOf(inTime.data?.id)]).toEqual([200, null]);

  await goTo(end);
  expect(await begin(fresh)).toMatchObject(closed);
  expect(await send(fresh)).toMatchObject(closed);
  expect(await send(fresh, { begun_stamp: stamp })).toMatchObject(closed);
  expect(await send(fresh, { media_ticket: ticket })).toMatchObject({ status: 422 });
  const forged = stamp.replace(/^\d+/, String(end - 31 * SECOND));
  for (const begun_stamp of [forged, `${end - 1}.${'0'.repeat(64)}`, 'x', ''])
    expect(await send(stamped, { begun_stamp })).toMatchObject(closed);

  await goTo(end + 30 * SECOND);
  await calls.call('PATCH', ticket, { offset: 0, content });
  const finished = await send(uploading, { media_ticket: ticket }, { id_passport_url: passport() });
  expect([finished.status, await begunAtOf(finished.data?.id)]).toEqual([200, end - 30 * SECOND]);

  // The upload of a form that was begun in time may itself begin late.
  await goTo(end + LATE_REGISTRATION_MS - SECOND);
  const late = await calls.send(content, { metadata: { ...metadata, form: stamped } });
  const sent = await send(
    stamped,
    { begun_stamp: stamp, media_ticket: late },
    { id_passport_url: passport() },
  );
  expect([sent.status, await begunAtOf(sent.data?.id)]).toEqual([200, end - 30 * SECOND]);

  await goTo(end + LATE_REGISTRATION_MS);
  const over = await send(stamped, { civil_id: '71999999', email: 'over@example.om', begun_stamp: stamp });
  expect(over).toMatchObject(closed);
  expect((await calls.begin({ bytes: 9, metadata })).status).toBe(403);
});

it('A registration begins under the key of its form', async () => {
  expect(await begin('short')).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await begin(newForm(), 'A'.repeat(22))).toMatchObject({ status: 404, code: 'unknown_competition' });
});
