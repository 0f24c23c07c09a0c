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

it('What candidates see of their entries leaves no effect unprovided', async () => {
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
  it('is asked for by the id of the address, its recording by the id of the history', async () => {
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

  it('that is left while it is still on its way is given up', async () => {
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

  it('that is not there is missing', async () => {
    const { details } = await start({});
    const { until } = run(details);
    await expect(until('missing')).resolves.toBeDefined();
  });
});

describe('a session that the server refuses', () => {
  const ended = () => world.session.getSnapshot();
  const over = { value: 'anonymous', context: { redirect: `/submission-details/${id}`, end: 'refused' } };

  it('ends, and one comes back to the entry after the login', async () => {
    const { details } = await start({ [`GET /participant/submission/${id}`]: dead });
    await run(details).until('unauthenticated');
    expect(ended()).toMatchObject(over);
  });

  it('that an older server refuses by words alone ends when the candidate chooses to log in', async () => {
    const words = says(403, { message: 'Unauthenticated.', code: 'forbidden', request_id: 'r' });
    const { mySubmissions } = await start({ 'GET /participant': words });
    const { actor, until } = run(mySubmissions);
    await until('unauthenticated');
    expect(ended()).toMatchObject({ value: 'signedIn' });
    actor.send({ type: 'login.requested' });
    expect(ended()).toMatchObject(over);
  });
});
