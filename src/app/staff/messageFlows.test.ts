import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import {
  deliveries,
  messageSamples,
  previews,
  sentPages,
  written,
} from '../../../tests/support/messages/sentFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { noSentFilters } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createMessageFlows } from './messageFlows.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
let opened: string[];
beforeEach(() => {
  opened = [];
  history.replaceState(null, '', '/messages');
});
afterEach(() => api.close());

const house = '/organisation/house';
const start = { ...written, texts: { ...written.texts, kind: 'service' } };
const { preview } = previews.seen;
const message = deliveries.waiting.message!;
const { name, kind: _kind, ...words } = written.texts;
const draft = { kind: 'service', filter: { competition: null, status: 'approved', search: null }, ...words };
const flows = () =>
  createMessageFlows(api.client, 'house', retriedCalls(createStepUps(api.client)), (id) => opened.push(id));

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const { sent, message: sending, delivery } = flows();
  const all = [sent, sending, delivery('a')];
  expect(all.flatMap((machine) => unprovidedIn(machine as typeof sent))).toEqual([]);
});

it('lists the messages that were sent', async () => {
  const { page } = sentPages.last;
  api = await startStaffApi({ [`GET ${house}/sent-message`]: [200, page] });
  const { actor } = follow(createActor(flows().sent, { input: noSentFilters }));
  const snapshot = await waitFor(actor, (each) => each.matches({ browsing: 'listed' }));
  expect(snapshot.context.rows).toEqual(page.data);
});

it('previews, steps through candidates and sends by the hash of the preview, then opens the message', async () => {
  api = await startStaffApi({
    [`GET ${house}/competition`]: [200, { data: [], next: null }],
    [`POST ${house}/message-preview`]: [200, preview],
    [`POST ${house}/message-sample`]: [200, { sample: messageSamples.first }],
    [`POST ${house}/sent-message`]: [200, message],
  });
  const { actor, until } = follow(createActor(flows().message, { input: start }));
  await until('writing');
  actor.send({ type: 'form.submitted' });
  await until('previewed');
  expect(actor.getSnapshot().context).toMatchObject({ preview, sample: messageSamples.first });
  actor.send({ type: 'another.requested' });
  await until('previewed');
  actor.send({ type: 'send.requested' });
  await until('sent');
  const posts = (await api.asked()).filter(({ call }) => call.startsWith('POST'));
  expect(posts.map(({ call, body }) => [call.replace(`POST ${house}`, ''), body])).toEqual(
    expect.arrayContaining([
      ['/message-preview', draft],
      ['/message-sample', { ...draft, after: null }],
      ['/message-sample', { ...draft, after: messageSamples.first.place }],
      ['/sent-message', { ...draft, id: start.id, name, hash: preview.hash }],
    ]),
  );
  expect(posts).toHaveLength(4);
  expect(opened).toEqual([start.id]);
});

it('reads a message with the recipients of one delivery, undoes it, and tries it again', async () => {
  const one = `${house}/sent-message/${message.id}`;
  const { page } = deliveries.failing;
  const failed = { ...deliveries.failing.message!, due_at: Date.now() + 60_000 };
  api = await startStaffApi({
    [`GET ${one}`]: [200, failed],
    [`GET ${one}/recipient`]: [200, page],
    [`GET ${one}/recipient?state=failed`]: [200, page],
    [`POST ${one}/undo`]: [200, failed],
    [`POST ${one}/retry`]: [200, failed],
  });
  const { actor, until } = run(flows().delivery(message.id));
  await until('shown');
  actor.send({ type: 'state.chosen', state: 'failed' });
  await until('shown');
  for (const type of ['undo.requested', 'sendAgain.requested'] as const) {
    actor.send({ type });
    await until('shown');
  }
  expect((await api.asked()).map(({ call }) => call.replace(one, ''))).toEqual([
    'GET ',
    'GET /recipient',
    'GET ',
    'GET /recipient?state=failed',
    'POST /undo',
    'GET ',
    'GET /recipient?state=failed',
    'POST /retry',
    'GET ',
    'GET /recipient?state=failed',
  ]);
});

it('finds no message of another organisation', async () => {
  api = await startStaffApi({
    [`GET ${house}/sent-message/x`]: [404, { message: 'No.', code: 'not_found' }],
  });
  const { actor, until } = run(flows().delivery('x'));
  await until('unknown');
  expect(actor.getSnapshot().context.message).toBeNull();
});
