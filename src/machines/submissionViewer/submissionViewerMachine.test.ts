import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { HeldCalls, Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { mediaOf, submissionsTime as now, viewOf } from '../../../tests/support/submissionFacts.ts';
import {
  refusal,
  submissionDetailsPaths,
  submissionViewerPaths,
} from '../../../tests/support/submissionPaths.ts';
import { submissionDetailsMachine, submissionViewerMachine } from './submissionViewerMachine.ts';

describe.each([
  ['a viewer', submissionViewerMachine, submissionViewerPaths()],
  ['the details of an entry', submissionDetailsMachine, submissionDetailsPaths()],
] as const)('paths through %s', (_, machine, paths) => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(machine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (__, path) => {
    const rehearsal = new Rehearsal(machine, ['loadSubmission'], ['logIn']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});

const viewed = (changes: Parameters<typeof mediaOf>[0]) => ({
  data: viewOf({ submission_details: mediaOf(changes) }),
  now,
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

describe('a link that holds no longer', () => {
  it('is followed by a new one', async () => {
    const { actor, calls, value, link } = await open({ file_url: '/m/song.mp4?signature=1' });
    actor.send({ type: 'link.expired' });
    expect(value()).toEqual({ video: 'renewing' });
    await calls.answer('loadSubmission', viewed({ file_url: '/m/song.mp4?signature=2' }));
    expect([value(), link()]).toEqual([{ video: 'standing' }, '/m/song.mp4?signature=2']);
  });

  it('is asked for again by hand when none came, and what stands there stays', async () => {
    const { actor, calls, value, link } = await open({ file_url: '/m/song.mp4?signature=1' });
    actor.send({ type: 'link.expired' });
    await calls.refuse('loadSubmission', networkError);
    expect([value(), link()]).toEqual([{ video: 'lost' }, '/m/song.mp4?signature=1']);
    actor.send({ type: 'link.expired' });
    expect(value()).toEqual({ video: 'renewing' });
  });
});

describe('a file that is being worked on', () => {
  it('keeps the link that plays, although each answer is signed anew', async () => {
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
])('An entry that does not come is %s', async (_, error, expected) => {
  const calls = new HeldCalls();
  const machine = submissionViewerMachine.provide({
    actors: { loadSubmission: calls.actor('loadSubmission') },
  });
  const actor = createActor(machine).start();
  await calls.refuse('loadSubmission', error);
  const { value, context } = actor.getSnapshot();
  expect([value, context.sentence]).toEqual(expected);
});
