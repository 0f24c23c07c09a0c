import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { staffEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import {
  identityVerdict,
  revealed,
  revealedPdf,
  unjudged,
} from '../../../tests/support/staffEntries/identityFacts.ts';
import type { Revealed } from '../../../domain/staff/staffContract.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createIdentityFlow } from './identityFlow.ts';
import { retriedCalls } from './retriedCalls.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
let closed = 0;
const saved: [size: number, name: string][] = [];
beforeEach(() => {
  closed = 0;
  saved.length = 0;
  history.replaceState(null, '', '/entries');
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3, height: 2, close: () => (closed += 1) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  return api.close();
});

const path = `/organisation/${house.id}/entry/${staffEntry.id}/identity`;
const flow = () =>
  createIdentityFlow(
    api.client,
    { organisation: house.id, id: staffEntry.id },
    retriedCalls(createStepUps(api.client)),
    (file, name) => void saved.push([file.size, name]),
  );

/** A look until its document is there. */
async function look(answer: Revealed) {
  api = await startStaffApi({
    [`GET ${path}`]: [200, unjudged],
    [`POST ${path}/reveal`]: [201, answer],
    [`POST ${path}/open`]: [200, 'bytes'],
    [`POST ${path}/verdict`]: [201, identityVerdict],
  });
  const { actor, until } = run(flow());
  await until('hidden');
  actor.send({ type: 'reveal.requested' });
  actor.send({ type: 'field.changed', field: 'reason', value: 'age' });
  actor.send({ type: 'form.submitted' });
  return { actor, until };
}

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  expect(unprovidedIn(flow())).toEqual([]);
});

it('sends the token in a body, and frees the picture when the person looks elsewhere', async () => {
  const { actor, until } = await look(revealed);
  await until('shown');
  expect(closed).toBe(0);
  window.dispatchEvent(new Event('blur'));
  await until('judging');
  expect(closed).toBe(1);
  for (const field of ['name', 'number', 'birth_date', 'valid'] as const)
    actor.send({ type: 'field.changed', field, value: 'no' });
  actor.send({ type: 'form.submitted' });
  await until('hidden');
  const fits = { name: 'no', number: 'no', birth_date: 'no', valid: 'no', note: null };
  expect((await api.asked()).map(({ call, body }) => [call, body])).toEqual([
    [`GET ${path}`, null],
    [`POST ${path}/reveal`, { reason: 'age', why: null }],
    [`POST ${path}/open`, { token: revealed.token }],
    [`POST ${path}/verdict`, { look: revealed.look, ...fits }],
  ]);
});

it('says that a picture cannot be drawn', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { actor, until } = await look(revealed);
  await until('judging');
  expect(actor.getSnapshot().context.end).toBe('unreadable');
});

it('hands a PDF to the browser under a name that tells nothing of the person', async () => {
  const { actor, until } = await look(revealedPdf);
  await until('offered');
  expect(saved).toEqual([]);
  actor.send({ type: 'download.requested' });
  await until('shown');
  expect(saved).toEqual([['"bytes"'.length, `identity-${staffEntry.id}.pdf`]]);
});
