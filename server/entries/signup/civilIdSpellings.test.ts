import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword } from '../../../tests/support/accounts/accountFixture.ts';
import { AccountWorld } from '../../../tests/support/accounts/accountWorld.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';
import { findPerson } from '../../people/findPerson.ts';

const spellings = ['QX-12345', 'QX12345', 'qx 123-45', 'qx-١٢٣٤٥'];

let world: AccountWorld;
let competition: string;
beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  competition = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());

const register = async (typed: ReturnType<typeof person>) => {
  const fields = { ...typed, comp_id: competition };
  const form = formOf(fields, { media_file: song(), id_passport_url: passport() });
  const answer = await signUp(world, form, { key: newForm() });
  await world.work();
  return answer;
};

it('knows an account by its civil id in every spelling', async () => {
  const typed = { ...person(), civil_id: spellings[0]!, email: 'zoe\u0308@example.om' };
  expect((await register(typed)).status).toBe(200);
  const token = world.linkTo('zoë@example.om');
  const password = { new_password: goodPassword, confirm_password: goodPassword };
  expect((await world.ask('/reset-password', { body: { token, ...password } })).status).toBe(200);

  for (const civil_id of spellings) {
    expect((await world.logIn({ civil_id })).status).toBe(200);
    expect((await register({ ...person(), civil_id })).status).toBe(422);
  }
  const { database, keys } = world.server.store;
  const references = [...spellings, 'Zoë@Example.om', 'ZOE\u0308@example.om'];
  const found = references.map((reference) => findPerson(database, keys.pepper, reference));
  expect((await Promise.all(found)).map((each) => each?.civilId)).toEqual(references.map(() => 'QX12345'));
});
