import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  catalogueTime,
  competitionOf,
  competitions,
  detailsOf,
  eventOf,
  events,
} from '../../../tests/support/catalogue/catalogueFixtures.ts';
import { contentPage } from '../../../tests/support/catalogue/contentPageFixture.ts';
import { signedInAs } from '../../../tests/support/accounts/accountFacts.ts';
import { submissionOf } from '../../../tests/support/entries/submissionFacts.ts';
import { answerJson, startTinyServer, type TinyServer } from '../../../tests/support/servers/tinyServer.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createVisitorFlows } from './visitor.ts';

let server: TinyServer;
beforeEach(() => {
  vi.resetModules();
  document.getElementById('sawt-start')?.remove();
  history.replaceState(null, '', '/');
});
afterEach(() => server?.close());

const arabic = eventOf({ id: 'event-arabic', slug: 'ليالي-مسقط' });
const details = detailsOf({ reg_end: null, comp_end: null });
const date = { Date: new Date(catalogueTime).toUTCString() };
const unknown = { message: 'Nothing is here.', code: 'not_found', request_id: 'r' };
const answers: Record<string, unknown> = {
  '/api/event': { data: [...events, arabic] },
  [`/api/competition/${eventOf().id}`]: { data: competitions },
  [`/api/competition/${arabic.id}`]: { data: [] },
  [`/api/competition/details/${details.id}`]: { data: details },
  '/api/page/about': { data: contentPage },
  '/api/config': { server_time: catalogueTime },
};

async function serve() {
  server = await startTinyServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer === undefined) answerJson(response, 404, unknown, date);
    else answerJson(response, 200, answer, date);
  });
  const { createVisitorFlows: create } = await import('./visitor.ts');
  return create(server.base);
}

const asked = () => server.requests.map(({ url }) => url);

it('leaves no effect of the visitors’ machines unprovided', () => {
  const flows = createVisitorFlows('http://127.0.0.1:9/api');
  expect(Object.values(flows).flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

describe('an address of one segment', () => {
  async function open(path: string, state: unknown = null) {
    const { competitionList } = await serve();
    history.replaceState(state, '', path);
    const actor = createActor(competitionList, { input: undefined }).start();
    const snapshot = await waitFor(actor, (seen) => !seen.matches('loading'));
    actor.stop();
    return snapshot;
  }

  it("opens an event by its slug, with the server's time", async () => {
    const { value, context } = await open('/arab-singing-star-2025');
    expect([value, context.event, context.competitions, context.now]).toEqual([
      'ready',
      eventOf(),
      competitions,
      catalogueTime,
    ]);
    expect(asked()).toEqual(['/api/event', `/api/competition/${eventOf().id}`]);
  });

  it('is loaded by its id at once after a link from the site', async () => {
    await open('/arab-singing-star-2025', { event: eventOf() });
    expect(asked()).toEqual([`/api/competition/${eventOf().id}`]);
  });

  it('ignores the history state of another event', async () => {
    const { context } = await open('/ليالي-مسقط', { event: eventOf() });
    expect([context.event, asked()[0]]).toEqual([arabic, '/api/event']);
  });

  it('opens a content page, at once if it is a known one', async () => {
    const { value, context } = await open('/about');
    expect([value, context.page, asked()]).toEqual(['page', contentPage, ['/api/page/about']]);
  });

  it('is missing if it is neither', async () => {
    expect((await open('/nowhere')).value).toBe('missing');
    expect(asked()).toEqual(['/api/event', '/api/page/nowhere']);
    await server.close();
    expect((await open('/%D9')).value).toBe('missing');
  });
});

describe('a competition', () => {
  async function open(path: string, state: unknown = null) {
    const { competitionDetails } = await serve();
    history.replaceState(state, '', path);
    const actor = createActor(competitionDetails, { input: undefined }).start();
    const snapshot = await waitFor(actor, (seen) => !seen.matches('loading'));
    actor.stop();
    return snapshot;
  }
  const path = '/arab-singing-star-2025/solo-singing';

  it('is found by its slugs', async () => {
    const { context } = await open(path);
    expect([context.details, context.now]).toEqual([details, catalogueTime]);
    expect(asked().slice(0, 3)).toEqual([
      '/api/event',
      `/api/competition/${eventOf().id}`,
      `/api/competition/details/${details.id}`,
    ]);
  });

  it('is loaded by its id at once after a link from the site', async () => {
    await open(path, { competition: competitionOf() });
    expect(asked()[0]).toBe(`/api/competition/details/${details.id}`);
  });

  it('uses the start data instead of a call the first time', async () => {
    const start = document.createElement('script');
    start.type = 'application/json';
    start.id = 'sawt-start';
    start.textContent = JSON.stringify({
      '/event': answers['/api/event'],
      [`/competition/${eventOf().id}`]: { data: competitions },
      [`/competition/details/${details.id}`]: { data: details },
    });
    document.head.append(start);
    history.replaceState(null, '', path);
    const { competitionAtHand, eventsAtHand } = await import('./visitor.ts');
    expect([competitionAtHand().brief, eventsAtHand().events]).toEqual([details, [...events, arabic]]);
    expect((await open(path)).context.details).toEqual(details);
    expect(asked().filter((url) => url !== '/api/config')).toEqual([]);
  });

  it('names the own entry of a signed-in candidate', async () => {
    const own = submissionOf({ competition: details });
    answers['/api/participant'] = { data: [own] };
    localStorage.setItem('auth', JSON.stringify({ ...signedInAs('huda'), redirect: null }));
    const { competitionDetails } = await serve();
    history.replaceState({ competition: competitionOf() }, '', path);
    const actor = createActor(competitionDetails, { input: undefined }).start();
    const { context } = await waitFor(actor, (seen) => seen.context.entry !== null);
    actor.stop();
    localStorage.clear();
    expect(context.entry).toBe(own.id);
  });

  it('is missing if its event has no such competition', async () => {
    expect((await open('/arab-singing-star-2025/none')).value).toBe('missing');
  });

  it("sends the server's time once it is known", async () => {
    const { competitionDetails } = await serve();
    history.replaceState({ competition: competitionOf() }, '', path);
    const actor = createActor(competitionDetails, { input: { brief: null, now: 0 } }).start();
    await waitFor(actor, () => asked().includes('/api/config'));
    const { context } = await waitFor(actor, (seen) => seen.context.now !== 0);
    actor.stop();
    expect(Math.abs(context.now - catalogueTime)).toBeLessThan(60_000);
  });
});

it("shows the server's message if the list fails", async () => {
  const refusal = { message: 'Not today.', code: 'forbidden', request_id: 'r' };
  server = await startTinyServer((_, response) => answerJson(response, 403, refusal));
  const actor = createActor(createVisitorFlows(server.base).eventList, { input: undefined }).start();
  const { context } = await waitFor(actor, (seen) => seen.matches('failed'));
  expect(context.sentence).toBe('Not today.');
});
