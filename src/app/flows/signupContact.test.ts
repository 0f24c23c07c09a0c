import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type AccountWorld, says, startAccountWorld } from '../../../tests/support/accounts/accountFlows.ts';
import { sentSignup } from '../../../tests/support/entries/registrationFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createSignupContact, signupContactFlow } from './signupContact.ts';

let world: AccountWorld | undefined;
afterEach(() => world?.close());

it('has every effect', () => {
  expect(unprovidedIn(signupContactFlow)).toEqual([]);
});

it('sends the right contact under the key of the registration', async () => {
  world = await startAccountWorld({ 'POST /signup/contact': says(200, { message: 'Sent.' }) });
  const actor = createActor(createSignupContact(world.base), { input: sentSignup }).start();
  actor.send({ type: 'mistake.reported', contact: 'phone_number' });
  actor.send({ type: 'field.changed', field: 'phone_number', value: '91234507' });
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, ({ context }) => context.isCorrected);
  actor.stop();
  const [asked] = await world.asked();
  expect([asked?.call, JSON.parse(asked?.body.toString() ?? '')]).toEqual([
    'POST /signup/contact',
    { comp_id: 'competition-1', civil_id: sentSignup.civilId, field: 'phone_number', value: '+96891234507' },
  ]);
});
