import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountWorld,
  run,
  says,
  startAccountWorld,
} from '../../../tests/support/accounts/accountFlows.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { submissionOf, submissions, viewOf } from '../../../tests/support/entries/submissionFacts.ts';
import { submissionState } from '../../../domain/submissionAddress.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createSubmissionFlows, submissionFlows } from './submissions.ts';

const huda = signedInAs('huda');
const bearer = `Bearer ${huda.token}`;
const id = submissionOf().id;
let world: AccountWorld;
beforeEach(() => {
  history.replaceState(submissionState(id), '', `/submission-details/${id}`);
  localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
});
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

type Answers = Parameters<typeof startAccountWorld>[0];
async function start(answers: Answers) {
  world = await startAccountWorld(answers);
  return createSubmissionFlows(world.base, world.session);
}
const calls = async () => (await world.asked()).map(({ call, authorization }) => [call, authorization]);
const dead = says(401, { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'r' });

it('The entry pages leave no effect unprovided', async () => {
  world = await startAccountWorld({});
  expect(Object.values(submissionFlows).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

it('The list is read with the token, and dated by the server', async () => {
  const { mySubmissions } = await start({ 'GET /participant': says(200, { data: submissions }) });
  const { actor, until } = run(mySubmissions);
  await until('list');
  const { context } = actor.getSnapshot();
  expect([context.submissions, await calls()]).toEqual([submissions, [['GET /participant', bearer]]]);
  expect(Math.abs(context.now - Date.now())).toBeLessThan(60_000);
});

describe('one entry', () => {
  it('is loaded by the id in the address, its recording by the id in the history state', async () => {
    const { details, viewer } = await start({
      [`GET /participant/submission/${id}`]: says(200, { data: submissionOf() }),
      [`GET /participant/view-submission/${id}`]: says(200, { data: viewOf() }),
    });
    const page = run(details);
    await page.until('video');
    const recording = run(viewer);
    await recording.until('video');
    expect([
      page.actor.getSnapshot().context.data,
      recording.actor.getSnapshot().context.data,
      await calls(),
    ]).toEqual([
      submissionOf(),
      viewOf(),
      [
        [`GET /participant/submission/${id}`, bearer],
        [`GET /participant/view-submission/${id}`, bearer],
      ],
    ]);
  });

  it('aborts its call when the page is left', async () => {
    const left = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { viewer } = await start({
      [`GET /participant/view-submission/${id}`]: (response) => {
        response.on('close', () => left.resolve());
        asked.resolve();
      },
    });
    const { actor } = run(viewer);
    await asked.promise;
    actor.stop();
    await expect(left.promise).resolves.toBeUndefined();
  });

  it('is missing if it does not exist', async () => {
    const { details } = await start({});
    const { until } = run(details);
    await expect(until('missing')).resolves.toBeDefined();
  });
});

describe('a session that the server refuses', () => {
  const ended = () => world.session.getSnapshot();
  const over = { value: 'anonymous', context: { redirect: `/submission-details/${id}`, end: 'refused' } };

  it('ends, and the login redirects back to the entry', async () => {
    const { details } = await start({ [`GET /participant/submission/${id}`]: dead });
    await run(details).until('unauthenticated');
    expect(ended()).toMatchObject(over);
  });

  it('ends on the login click if an older server refuses it only by its message', async () => {
    const words = says(403, { message: 'Unauthenticated.', code: 'forbidden', request_id: 'r' });
    const { mySubmissions } = await start({ 'GET /participant': words });
    const { actor, until } = run(mySubmissions);
    await until('unauthenticated');
    expect(ended()).toMatchObject({ value: 'signedIn' });
    actor.send({ type: 'login.requested' });
    expect(ended()).toMatchObject(over);
  });
});
