import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { factors, passkeyQuestion as question } from '../../../tests/support/staff/ownAccessFacts.ts';
import { SoftPasskey } from '../../../tests/support/passkeys/softPasskey.ts';
import { messageError } from '../../../domain/errors.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createStepUps, type StepUps } from './stepUps.ts';

let api: StaffApi;
let stepUps: StepUps;
const staying = new AbortController().signal;
beforeEach(async () => {
  api = await startStaffApi({
    'POST /step-up': [204, null],
    'GET /factor': [200, factors],
    'POST /step-up/passkey/question': [200, question],
    'POST /step-up/passkey': [204, null],
  });
  stepUps = createStepUps(api.client);
});
afterEach(() => api.close());

const needed: Outcome<string> = {
  ok: false,
  error: messageError('A code.', { status: 403, code: 'step_up_needed' }),
};
const done: Outcome<string> = { ok: true, data: 'done' };
/** An act that answers these outcomes in turn. */
const actOf = (...outcomes: Outcome<string>[]) => {
  const left = [...outcomes];
  return () => Promise.resolve(left.shift()!);
};
/** The step-up that is asked for now, as its dialog runs it. */
async function asked() {
  while (stepUps.current() === null) await Promise.resolve();
  return createActor(stepUps.current()!).start();
}

it('leaves no effect unprovided', async () => {
  void stepUps.steppedUp(actOf(needed, done), staying);
  expect(unprovidedIn((await asked()).logic as never)).toEqual([]);
});

it('an act that needs none asks for none', async () => {
  expect(await stepUps.steppedUp(actOf(done), staying)).toEqual(done);
  expect(stepUps.current()).toBe(null);
});

it('repeats the act after the code, as often as it is asked for', async () => {
  const outcome = stepUps.steppedUp(actOf(needed, needed, done), staying);
  for (let time = 0; time < 2; time += 1) {
    const actor = await asked();
    actor.send({ type: 'field.changed', field: 'code', value: '302114' });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('proven'));
  }
  expect([await outcome, stepUps.current()]).toEqual([done, null]);
  expect((await api.asked()).map(({ call, body }) => [call, body])).toEqual([
    ['POST /step-up', { code: '302114' }],
    ['POST /step-up', { code: '302114' }],
  ]);
});

it('two acts wait for one dialog, and both are given up with it', async () => {
  const changes: boolean[] = [];
  const unwatch = stepUps.watch(() => changes.push(stepUps.current() !== null));
  const outcomes = [1, 2].map(() => stepUps.steppedUp(actOf(needed, done), staying));
  (await asked()).send({ type: 'stepUp.cancelled' });
  unwatch();
  expect([await Promise.all(outcomes), changes]).toEqual([
    [needed, needed],
    [true, false],
  ]);
});

it('closes when the page that asked is left', async () => {
  const leaving = new AbortController();
  const outcome = stepUps.steppedUp(actOf(needed, done), leaving.signal);
  await asked();
  leaving.abort();
  expect([await outcome, stepUps.current()]).toEqual([needed, null]);
});

describe('with a passkey', () => {
  const passkey = new SoftPasskey('https://staff.sawt.example');
  const signed = passkey.sign(question);
  const passkeys = (result: object) => ({
    make: () => Promise.reject(new Error('not asked for')),
    sign: () => Promise.resolve(result as { done: typeof signed }),
  });
  beforeEach(() => {
    stepUps = createStepUps(api.client, passkeys({ done: signed }), () => true);
  });
  /** Uses the passkey in the dialog. */
  async function use() {
    const actor = await asked();
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send({ type: 'passkey.chosen' });
    return actor;
  }
  const calls = async () => (await api.asked()).map(({ call, body }) => [call, body]);

  it('repeats the act after the signature', async () => {
    const outcome = stepUps.steppedUp(actOf(needed, done), staying);
    await use();
    expect([await outcome, await calls()]).toEqual([
      done,
      [
        ['GET /factor', null],
        ['POST /step-up/passkey/question', { approval: null }],
        ['POST /step-up/passkey', signed],
      ],
    ]);
  });

  it('signs an act of two persons instead, and sends the signature with it', async () => {
    const sent: unknown[] = [];
    const act = (signature: unknown) => {
      sent.push(signature);
      return Promise.resolve(done);
    };
    const outcome = stepUps.steppedUp(actOf(needed), staying, { hash: 'of the act', act });
    await use();
    expect([await outcome, sent, await calls()]).toEqual([
      done,
      [signed],
      [
        ['GET /factor', null],
        ['POST /step-up/passkey/question', { approval: 'of the act' }],
      ],
    ]);
  });

  it('a code in place of the passkey lets the act itself go on', async () => {
    const act = () => Promise.resolve(needed);
    const outcome = stepUps.steppedUp(actOf(needed, done), staying, { hash: 'of the act', act });
    const actor = await asked();
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send({ type: 'code.chosen' });
    actor.send({ type: 'field.changed', field: 'code', value: '302114' });
    actor.send({ type: 'form.submitted' });
    expect(await outcome).toEqual(done);
  });

  it('the signature of one act is none for another that waits', async () => {
    const act = () => Promise.resolve(done);
    const other = stepUps.steppedUp(actOf(needed, needed), staying);
    const first = stepUps.steppedUp(actOf(needed, done), staying, { hash: 'of the act', act });
    await use();
    expect(await first).toEqual(done);
    (await asked()).send({ type: 'stepUp.cancelled' });
    expect(await other).toEqual(needed);
  });

  it('stays open when the browser used none', async () => {
    stepUps = createStepUps(api.client, passkeys({ stopped: 'cancelled' }), () => true);
    void stepUps.steppedUp(actOf(needed, done), staying);
    const actor = await use();
    await waitFor(actor, (snapshot) => snapshot.context.stop === 'cancelled');
    expect((await calls()).length).toBe(2);
  });
});
