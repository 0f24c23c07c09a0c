import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  actReason,
  askedCandidateAct,
  freshActs,
  handedActs,
} from '../../../tests/support/approvals/candidateActFacts.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { staffCandidate } from '../../../tests/support/staffEntries/candidateFacts.ts';
import type { FetchedFile } from '../../api/staff/fetchedFile.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createCandidateActsFlow } from './candidateActsFlow.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
afterEach(() => api.close());

const base = `/organisation/${house.id}/candidate/${staffCandidate.id}`;

async function start(answers: Record<string, [number, object]>) {
  api = await startStaffApi(answers);
  const saved: FetchedFile[] = [];
  const path = { organisation: house.id, candidate: staffCandidate.id };
  const calls = retriedCalls({ steppedUp: (act) => act() });
  const machine = createCandidateActsFlow(api.client, path, calls, api.client, (file) => saved.push(file));
  expect(unprovidedIn(machine)).toEqual([]);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  return { actor, saved };
}

it('asks for what was chosen, and reads again what is true', async () => {
  const { actor } = await start({
    [`GET ${base}/acts`]: [200, freshActs],
    [`POST ${base}/acts`]: [202, askedCandidateAct],
  });
  actor.send({ type: 'kind.chosen', kind: 'erase' });
  actor.send({ type: 'texts.changed', texts: { reason: actReason } });
  actor.send({ type: 'form.submitted' });
  const { context } = await waitFor(
    actor,
    (snapshot) => snapshot.matches('ready') && snapshot.context.kind === null,
  );
  expect([context.facts, context.formError]).toEqual([freshActs, null]);
});

it('hands the whole archive to the browser', async () => {
  const { actor, saved } = await start({
    [`GET ${base}/acts`]: [200, handedActs],
    [`GET ${base}/data`]: [200, { whole: true }],
  });
  actor.send({ type: 'save.requested' });
  await waitFor(actor, (snapshot) => snapshot.context.savedAs !== null);
  expect([saved[0]!.name, await saved[0]!.bytes.text()]).toEqual(['candidate.zip', '{"whole":true}']);
});
