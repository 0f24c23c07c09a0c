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

  it('is an event, found by its slug, with the time of the server', async () => {
    const { value, context } = await open('/arab-singing-star-2025');
    expect([value, context.event, context.competitions, context.now]).toEqual([
      'ready',
      eventOf(),
      competitions,
      catalogueTime,
    ]);
    expect(asked()).toEqual(['/api/event', `/api/competition/${eventOf().id}`]);
  });

  it('is asked for by its id at once where a link told of it', async () => {
    await open('/arab-singing-star-2025', { event: eventOf() });
    expect(asked()).toEqual([`/api/competition/${eventOf().id}`]);
  });

  it('does not take what a link told of another for it', async () => {
    const { context } = await open('/ليالي-مسقط', { event: eventOf() });
    expect([context.event, asked()[0]]).toEqual([arabic, '/api/event']);
  });

  it('is a content page, at once where it is one of the known ones', async () => {
    const { value, context } = await open('/about');
    expect([value, context.page, asked()]).toEqual(['page', contentPage, ['/api/page/about']]);
  });

  it('is nothing when it is neither', async () => {
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

  it('is asked for by its id at once where a link told of it', async () => {
    await open(path, { competition: competitionOf() });
    expect(asked()[0]).toBe(`/api/competition/details/${details.id}`);
  });

  it('is not asked for at all where the server wrote it into the page, the first time', async () => {
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
    const { competitionAtHand, eventAtHand } = await import('./visitor.ts');
    expect([competitionAtHand().brief, eventAtHand().event]).toEqual([details, eventOf()]);
    expect((await open(path)).context.details).toEqual(details);
    expect(asked().filter((url) => url !== '/api/config')).toEqual([]);
  });

  it('is nothing where its event has none of that name', async () => {
    expect((await open('/arab-singing-star-2025/none')).value).toBe('missing');
  });

  it('tells the time of the server, once it has said it', async () => {
    const { competitionDetails } = await serve();
    history.replaceState({ competition: competitionOf() }, '', path);
    const actor = createActor(competitionDetails, { input: { brief: null, now: 0 } }).start();
    await waitFor(actor, () => asked().includes('/api/config'));
    const { context } = await waitFor(actor, (seen) => seen.context.now !== 0);
    actor.stop();
    expect(Math.abs(context.now - catalogueTime)).toBeLessThan(60_000);
  });
});

it('says what the server says when the list does not come', async () => {
  const refusal = { message: 'Not today.', code: 'forbidden', request_id: 'r' };
  server = await startTinyServer((_, response) => answerJson(response, 403, refusal));
  const actor = createActor(createVisitorFlows(server.base).eventList).start();
  const { context } = await waitFor(actor, (seen) => seen.matches('failed'));
  expect(context.sentence).toBe('Not today.');
});
