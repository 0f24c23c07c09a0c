import { refusal } from '../../../tests/flows/entryFailures.ts';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { mediaOf, submissionsTime as now, viewOf } from '../../../tests/support/entries/submissionFacts.ts';
import { submissionViewerFlow } from '../../../tests/flows/submissionViewer/submissionViewerFlow.ts';
import { submissionDetailsFlow } from '../../../tests/flows/submissionViewer/submissionDetailsFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { submissionDetailsMachine, submissionViewerMachine } from './submissionViewerMachine.ts';

walkMachine(submissionViewerFlow);
walkMachine(submissionDetailsFlow);

/** The current time on a device whose clock is an hour ahead. */
const AHEAD = now + 3_600_000;
const HOLD = mediaOf().links_hold_ms;

const viewed = (changes: Parameters<typeof mediaOf>[0], askedAt = AHEAD) => ({
  data: viewOf({ submission_details: mediaOf(changes) }),
  now,
  askedAt,
});

async function open(changes: Parameters<typeof mediaOf>[0] = {}) {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const machine = submissionViewerMachine.provide({
    actors: { loadSubmission: calls.actor('loadSubmission') },
  });
  const actor = createActor(machine, { clock }).start();
  await calls.answer('loadSubmission', viewed(changes));
  const value = () => actor.getSnapshot().value;
  const link = () => actor.getSnapshot().context.data?.submission_details?.file_url;
  return { actor, calls, clock, value, link };
}

describe('an expired link', () => {
  it('is replaced by a new one', async () => {
    const { actor, calls, value, link } = await open({ file_url: '/m/song.mp4?signature=1' });
    actor.send({ type: 'link.expired' });
    expect(value()).toEqual({ video: 'renewing' });
    await calls.answer('loadSubmission', viewed({ file_url: '/m/song.mp4?signature=2' }));
    expect([value(), link()]).toEqual([{ video: 'standing' }, '/m/song.mp4?signature=2']);
  });

  it('can be reloaded by hand after a failure, and the page stays', async () => {
    const { actor, calls, value, link } = await open({ file_url: '/m/song.mp4?signature=1' });
    actor.send({ type: 'link.expired' });
    await calls.refuse('loadSubmission', networkError);
    expect([value(), link()]).toEqual([{ video: 'lost' }, '/m/song.mp4?signature=1']);
    actor.send({ type: 'link.expired' });
    expect(value()).toEqual({ video: 'renewing' });
  });
});

describe('a link known to have expired', () => {
  it('is not used: playback requests a new one', async () => {
    const { actor, calls, value, link } = await open({ file_url: '/m/song.mp4?signature=1' });
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD - 1 });
    expect(value()).toEqual({ video: 'standing' });
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD });
    expect(value()).toEqual({ video: 'renewing' });
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD + 1 });
    const renewedAt = AHEAD + HOLD;
    await calls.answer('loadSubmission', viewed({ file_url: '/m/song.mp4?signature=2' }, renewedAt));
    expect([value(), link()]).toEqual([{ video: 'standing' }, '/m/song.mp4?signature=2']);
    actor.send({ type: 'playing.wished', at: renewedAt + HOLD - 1 });
    expect(value()).toEqual({ video: 'standing' });
  });

  it('expires from its own request time, however often the entry reloads', async () => {
    const { actor, calls, clock, value, link } = await open({
      file_url: '/m/song.mov?signature=1',
      state: 'converting',
    });
    clock.increment(READ_AGAIN_MS);
    const later = viewed({ file_url: '/m/song.mov?signature=2', links_hold_ms: 1 }, AHEAD + READ_AGAIN_MS);
    await calls.answer('loadSubmission', later);
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD - 1 });
    expect([value(), link()]).toEqual([{ video: 'standing' }, '/m/song.mov?signature=1']);
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD });
    expect(value()).toEqual({ video: 'renewing' });
  });

  it('is requested again on the next playback after a failure', async () => {
    const { actor, calls, value } = await open();
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD });
    await calls.refuse('loadSubmission', networkError);
    expect(value()).toEqual({ video: 'lost' });
    actor.send({ type: 'playing.wished', at: AHEAD + HOLD });
    expect(value()).toEqual({ video: 'renewing' });
  });
});

/** Each view, with the address of a file that is shown in it. */
const places = [
  ['video', '/m/song.mov'],
  ['audio', '/m/song.wav'],
  ['unsupported', '/m/song.amr'],
  ['empty', null],
] as const;

describe.each([
  ['entry that is seen', submissionViewerMachine],
  ['entry with its details', submissionDetailsMachine],
] as const)('an %s', (_, machine) => {
  async function openWorkedOn(file_url: string | null) {
    const clock = new SimulatedClock();
    const calls = new HeldCalls();
    const shown = (machine as typeof submissionViewerMachine).provide({
      actors: { loadSubmission: calls.actor('loadSubmission') },
    });
    const actor = createActor(shown, { clock }).start();
    await calls.answer('loadSubmission', viewed({ file_url, state: 'converting' }));
    const media = () => actor.getSnapshot().context.data?.submission_details;
    return { actor, calls, clock, value: () => actor.getSnapshot().value, media };
  }

  it.each(places)('reloads while its file is converting (%s)', async (view, file_url) => {
    const { calls, clock, value, media } = await openWorkedOn(file_url);
    clock.increment(READ_AGAIN_MS);
    await calls.refuse('loadSubmission', networkError);
    expect(value()).toEqual({ [view]: 'standing' });
    clock.increment(READ_AGAIN_MS);
    await calls.answer('loadSubmission', viewed({ file_url, state: 'converting', bytes: 7 }));
    expect([value(), media()?.bytes]).toEqual([{ [view]: 'standing' }, 7]);
  });

  it.each(places.slice(0, 2))('takes a new link (%s)', async (view, file_url) => {
    const { actor, calls, value, media } = await openWorkedOn(`${file_url}?signature=1`);
    actor.send({ type: 'link.expired' });
    await calls.answer('loadSubmission', viewed({ file_url: `${file_url}?signature=2` }));
    expect([value(), media()?.file_url]).toEqual([{ [view]: 'standing' }, `${file_url}?signature=2`]);
  });

  it.each(places)('reloads after the candidate changed the entry (%s)', async (view, file_url) => {
    const { actor, calls, value, media } = await openWorkedOn(file_url);
    actor.send({ type: 'entry.changed' });
    await calls.answer('loadSubmission', viewed({ file_url, state: 'converting', bytes: 7 }));
    expect([value(), media()?.bytes]).toEqual([{ [view]: 'standing' }, 7]);
  });

  it('shows a file of another kind in its place', async () => {
    const { actor, calls, value, media } = await openWorkedOn('/m/song.wav');
    actor.send({ type: 'link.expired' });
    await calls.answer('loadSubmission', viewed({ file_url: '/m/song.mp4' }));
    expect([value(), media()?.file_url]).toEqual([{ video: 'standing' }, '/m/song.mp4']);
  });
});

describe('a file that is converting', () => {
  it('keeps the playing link, although each answer has a new signature', async () => {
    const { calls, clock, value, link } = await open({
      file_url: '/m/song.mov?signature=1',
      state: 'converting',
    });
    clock.increment(READ_AGAIN_MS);
    await calls.answer(
      'loadSubmission',
      viewed({ file_url: '/m/song.mov?signature=2', state: 'converting' }),
    );
    expect(link()).toBe('/m/song.mov?signature=1');
    clock.increment(READ_AGAIN_MS);
    await calls.answer('loadSubmission', viewed({ file_url: '/m/song.mp4?signature=3' }));
    clock.increment(10 * READ_AGAIN_MS);
    expect([value(), link()]).toEqual([{ video: 'standing' }, '/m/song.mp4?signature=3']);
  });

  it('appears once it has been checked', async () => {
    const { calls, clock, value } = await open({ file_url: null, state: 'checking' });
    expect(value()).toEqual({ empty: 'standing' });
    clock.increment(READ_AGAIN_MS);
    await calls.answer('loadSubmission', viewed({}));
    expect(value()).toEqual({ video: 'standing' });
  });
});

it.each([
  ['a foreign one or none', httpError({ status: 404 }), ['missing', null]],
  ['one the server says something about', messageError(refusal, { status: 503 }), ['failed', refusal]],
  ['one that nobody answers for', networkError, ['failed', null]],
])('An entry that fails to load is %s', async (_, error, expected) => {
  const calls = new HeldCalls();
  const machine = submissionViewerMachine.provide({
    actors: { loadSubmission: calls.actor('loadSubmission') },
  });
  const actor = createActor(machine).start();
  await calls.refuse('loadSubmission', error);
  const { value, context } = actor.getSnapshot();
  expect([value, context.sentence]).toEqual(expected);
});
