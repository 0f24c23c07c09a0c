import { afterEach, expect, it } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { madePreview, noPreviews, twoPreviews } from '../../../tests/support/previews/previewFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createPreviewFlow } from './previewFlow.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
afterEach(() => api.close());

const organisation = house.id;
const places = [
  [`/organisation/${organisation}/competition/a/preview`, { organisation, competition: 'a' }],
  [`/organisation/${organisation}/event/e/preview`, { organisation, id: 'e' }],
] as const;

it.each(places)('makes a link at %s, and ends all', async (path, place) => {
  api = await startStaffApi({
    [`GET ${path}`]: [200, twoPreviews],
    [`POST ${path}`]: [201, madePreview],
    [`DELETE ${path}`]: [200, noPreviews],
  });
  const machine = createPreviewFlow(api.client, place, retriedCalls(createStepUps(api.client)));
  expect(unprovidedIn(machine)).toEqual([]);
  const { actor, until } = run(machine);
  await until('ready');
  actor.send({ type: 'make.requested' });
  await until('handing');
  expect(actor.getSnapshot().context.made).toEqual(madePreview);
  actor.send({ type: 'link.closed' });
  actor.send({ type: 'end.requested' });
  actor.send({ type: 'end.confirmed' });
  await until('ending');
  await until('ready');
  expect(actor.getSnapshot().context).toMatchObject({ isEnded: true, links: noPreviews });
  expect((await api.asked()).map(({ call }) => call)).toEqual(
    ['GET', 'POST', 'DELETE'].map((method) => `${method} ${path}`),
  );
});
