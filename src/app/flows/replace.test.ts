import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type AccountWorld, says, startAccountWorld } from '../../../tests/support/accounts/accountFlows.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { detailsOf } from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { openEntry } from '../../../tests/support/entries/replaceFacts.ts';
import { smallConfig } from '../../../tests/support/votePage/smallBoard.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createReplaceFlow, replaceFlow } from './replace.ts';

const huda = signedInAs('huda');
const { submission } = openEntry;
let world: AccountWorld;
beforeEach(() => {
  // This browser plays no file, so it cannot know the duration and leaves the check to the server.
  Object.assign(URL, { createObjectURL: () => 'blob:song', revokeObjectURL: () => {} });
  Object.assign(HTMLMediaElement.prototype, { load: () => {} });
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    },
  });
  history.replaceState(null, '', `/nights/solo/submit/${submission.id}`);
  localStorage.setItem('auth', JSON.stringify({ ...huda, redirect: null }));
});
afterEach(async () => {
  localStorage.clear();
  await world.close();
});

const config = (resumable: boolean) =>
  says(200, { ...smallConfig(), uploads: { resumable, chunk_bytes: 8, media_origin: '' } });
const details = says(200, { data: { ...detailsOf(), max_media_megabytes: 300 } });
const song = new File([Uint8Array.from([0xff, 0xfb, 0x90, 0x64])], 'أغنية.mp3');

async function start(answers: Parameters<typeof startAccountWorld>[0], resumable = false) {
  world = await startAccountWorld({
    'GET /config': config(resumable),
    [`GET /competition/details/${submission.competition.id}`]: details,
    ...answers,
  });
  const machine = createReplaceFlow(world.base, world.session);
  const entry = {
    ...submission,
    competition: { ...submission.competition, submission_type: 'any' as const },
  };
  const actor = createActor(machine, { input: { ...openEntry, submission: entry } }).start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state, { timeout: 90_000 });
  await until('idle');
  return { actor, until };
}

it('The replacement of an entry leaves no effect unprovided', async () => {
  world = await startAccountWorld({});
  expect(unprovidedIn(replaceFlow)).toEqual([]);
});

it("The form opens with the competition's limits and refuses blocked files", async () => {
  const { actor, until } = await start({});
  expect(actor.getSnapshot().context.opened).toMatchObject({ limitMegabytes: 300, resumable: false });
  actor.send({ type: 'media.chosen', file: new File(['MZ'], 'song.exe') });
  await until('checking');
  await until('idle');
  expect(actor.getSnapshot().context.fieldError).toEqual({
    code: 'blockedExtension',
    name: 'song.exe',
    sent: 'exe',
  });
});

it('An ended session redirects to the login and back to this page', async () => {
  const path = `/participant/update/${submission.id}`;
  const body = { message: 'Unauthenticated.', code: 'unauthenticated', request_id: 'r' };
  const { actor, until } = await start({
    // The server is on another origin than the page, so the browser first sends a preflight request.
    [`OPTIONS ${path}`]: (response) =>
      void response.writeHead(204, { 'Access-Control-Allow-Headers': '*, Authorization' }).end(),
    [`POST ${path}`]: says(401, body),
  });
  actor.send({ type: 'media.chosen', file: song });
  await until('chosen');
  actor.send({ type: 'form.submitted' });
  await until('saving');
  await until('chosen');
  expect(world.session.getSnapshot()).toMatchObject({
    value: 'anonymous',
    context: { signedIn: null, redirect: `/nights/solo/submit/${submission.id}`, end: 'refused' },
  });
});
