import { afterEach, describe, expect, it, vi } from 'vitest';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { run } from '../../../tests/support/accounts/accountFlows.ts';
import { resetLink } from '../../../tests/support/resets/resetFacts.ts';
import {
  enrolmentValues,
  invitationLink,
  recoveryCodes,
  setupLink,
} from '../../../tests/support/staff/staffFacts.ts';
import { detailFields, type EnrolmentLink } from '../../machines/staffEnrolment/enrolmentForm.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createEnrolmentFlow, enrolmentFlows } from './enrolmentFlow.ts';

let api: StaffApi;
afterEach(() => api.close());

const enrolled = { me: { id: 'salma' }, recovery_codes: recoveryCodes };

/** Opens a link and goes through its steps. */
async function enter({ kind, token: _token, ...link }: EnrolmentLink) {
  history.replaceState(null, '', `/${kind}#abc`);
  api = await startStaffApi({ [`POST /${kind}/check`]: [200, link], [`POST /${kind}`]: [201, enrolled] });
  const flow = run(createEnrolmentFlow(api.client, kind));
  await flow.until('describing');
  for (const field of detailFields(flow.actor.getSnapshot().context.link))
    flow.actor.send({ type: 'field.changed', field, value: enrolmentValues[field] });
  flow.actor.send({ type: 'form.submitted' });
  flow.actor.send({ type: 'field.changed', field: 'code', value: ' ٣٠٢١١٤' });
  flow.actor.send({ type: 'form.submitted' });
  await flow.until('keepingCodes');
  return flow;
}

describe('a link of staff', () => {
  it('leaves no effect unprovided', async () => {
    api = await startStaffApi({});
    expect(Object.values(enrolmentFlows).flatMap((flow) => unprovidedIn(flow))).toEqual([]);
  });

  it('without a token is unknown, without asking the server', async () => {
    history.replaceState(null, '', '/invitation');
    api = await startStaffApi({});
    const { actor, until } = run(createEnrolmentFlow(api.client, 'invitation'));
    await until('dead');
    expect([actor.getSnapshot().context.dead, await api.asked()]).toEqual(['unknown', []]);
  });

  it('makes the first person, with an organisation, and leaves the address at once', async () => {
    const { actor, until } = await enter(setupLink);
    expect([await api.asked(), location.hash]).toEqual([
      [
        { call: 'POST /setup/check', mark: '1', body: { token: 'abc' } },
        { call: 'POST /setup', mark: '1', body: { ...enrolmentValues, token: 'abc' } },
      ],
      '',
    ]);
    expect(actor.getSnapshot().context.recoveryCodes).toEqual(recoveryCodes);
    actor.send({ type: 'saved.changed', isSaved: true });
    actor.send({ type: 'form.submitted' });
    await until('entered');
    expect(location.pathname).toBe('/');
  });

  it('gives a person a new app by the link of a reset, the password and the code', async () => {
    const { token: _token, kind: _kind, ...link } = resetLink;
    history.replaceState(null, '', '/reset#abc');
    api = await startStaffApi({ 'POST /reset/check': [200, link], 'POST /reset': [201, enrolled] });
    const { actor, until } = run(createEnrolmentFlow(api.client, 'reset'));
    await until('proving');
    const { password, code } = enrolmentValues;
    actor.send({ type: 'field.changed', field: 'password', value: password });
    actor.send({ type: 'field.changed', field: 'code', value: ' ٣٠٢١١٤' });
    actor.send({ type: 'form.submitted' });
    await until('keepingCodes');
    expect([await api.asked(), actor.getSnapshot().context.recoveryCodes]).toEqual([
      [
        { call: 'POST /reset/check', mark: '1', body: { token: 'abc' } },
        { call: 'POST /reset', mark: '1', body: { token: 'abc', password, code } },
      ],
      recoveryCodes,
    ]);
  });

  it('makes an invited person, and prints the codes', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { actor } = await enter(invitationLink);
    const { name, password, code } = enrolmentValues;
    expect((await api.asked()).at(-1)).toEqual({
      call: 'POST /invitation',
      mark: '1',
      body: { token: 'abc', name, password, code },
    });
    actor.send({ type: 'print.requested' });
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
