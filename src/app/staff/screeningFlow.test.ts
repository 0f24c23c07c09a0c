import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fullDesk, munasEntry, salimsEntry } from '../../../tests/support/screening/screeningFacts.ts';
import { type StaffApi, startStaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import type { ScreeningQueueEvent } from '../../machines/screeningQueue/screeningQueueTypes.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createScreeningFlow } from './screeningFlow.ts';

const base = `/organisation/${house.id}`;
const entry = munasEntry.entry.id;
const decision = `POST ${base}/entry/${entry}/decision`;
const claim = `POST ${base}/screening/claim`;

let api: StaffApi;
afterEach(() => api.close());

/** Does what a person does, while every claim finds the same entry. @returns what was asked since the desk was open */
async function act(event: ScreeningQueueEvent, answers: Record<string, [number, unknown]>) {
  api = await startStaffApi({
    [`GET ${base}/screening`]: [200, fullDesk],
    [claim]: [200, { kept: [entry], item: munasEntry }],
    ...answers,
  });
  const machine = createScreeningFlow(api.client, house.id);
  expect(unprovidedIn(machine)).toEqual([]);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  const before = (await api.asked()).length;
  actor.send(event);
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('sending'));
  actor.stop();
  return { context, asked: (await api.asked()).slice(before) };
}

it('decides about the recording that was seen, then claims one more', async () => {
  const done = { what: 'entry', status: 'approved', undo_until: 1 };
  const { asked } = await act({ type: 'approve.requested' }, { [decision]: [200, done] });
  expect(asked.map(({ call, body }) => [call, body])).toEqual([
    [
      decision,
      { id: expect.stringMatching(/^.{22}$/), decision: 'approve', reason: null, saw: munasEntry.saw },
    ],
    [claim, { keep: [entry], want: true, competition: null, after: munasEntry.place, entry: null }],
    [`GET ${base}/screening`, null],
  ]);
});

it('goes on with the next entry where the server refuses, and says its sentence', async () => {
  const refused = {
    message: 'Another screener is deciding this entry.',
    code: 'entry_claimed',
    request_id: '1',
  };
  const { context } = await act({ type: 'approve.requested' }, { [decision]: [409, refused] });
  expect([context.refusal, context.item?.entry.id]).toEqual([refused.message, entry]);
});

it('takes an entry that was put aside onto the desk', async () => {
  const { id } = salimsEntry.entry;
  const hold = `PUT ${base}/entry/${id}/hold`;
  const { asked } = await act({ type: 'held.chosen', entry: id }, { [hold]: [204, undefined] });
  expect(asked.slice(0, 2).map(({ call, body }) => [call, body])).toEqual([
    [hold, { is_held: false }],
    [claim, { keep: [entry], want: true, competition: null, after: null, entry: id }],
  ]);
});

it('renews the links of the recording on the desk, and keeps the claim of the next entry', async () => {
  const renewed = {
    ...munasEntry,
    recording: { ...munasEntry.recording!, file_url: '/media/film.mp4?signature=second' },
  };
  const answers: Record<string, [number, unknown]> = {
    [`GET ${base}/screening`]: [200, fullDesk],
    [claim]: [200, { kept: [entry], item: munasEntry }],
  };
  api = await startStaffApi(answers);
  const actor = createActor(createScreeningFlow(api.client, house.id)).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  answers[claim] = [200, { kept: [entry], item: renewed }];
  const before = (await api.asked()).length;
  actor.send({ type: 'link.expired' });
  const { context, value } = await waitFor(
    actor,
    (each) =>
      each.context.item !== null && each.context.item.recording!.file_url === renewed.recording.file_url,
  );
  actor.stop();
  expect([value, context.item]).toEqual([{ open: 'deciding' }, renewed]);
  expect((await api.asked()).slice(before).map(({ call, body }) => [call, body])).toEqual([
    [claim, { keep: [entry], want: true, competition: null, after: null, entry }],
  ]);
});
