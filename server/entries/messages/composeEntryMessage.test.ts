import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AccountWorld, publicOrigin } from '../../../tests/support/accounts/accountWorld.ts';
import { giveToOrganisation } from '../../../tests/support/organisations/giveToOrganisation.ts';
import { formOf, passport, person, signUp, song } from '../../../tests/support/entries/entryForms.ts';
import { newForm, UploadCalls } from '../../../tests/support/entries/uploadCalls.ts';
import { orderToPlace, paidSession } from '../../../tests/support/payments/orders.ts';
import type { EntryMessagesTable } from '../../platform/database/entrySchema.ts';
import { composeEntryMessage } from './composeEntryMessage.ts';

let world: AccountWorld;
let competition: string;
let receipt: EntryMessagesTable;

beforeAll(async () => {
  world = await AccountWorld.start({ ffmpegPath: null });
  competition = await new UploadCalls(world).competition('player-of-the-season');
});
afterAll(() => world.close());
beforeEach(async () => {
  const form = formOf(
    { ...person(), comp_id: competition },
    { media_file: song(), id_passport_url: passport() },
  );
  const { data } = await signUp(world, form, { key: newForm() });
  const queued = world.server.store.database.selectFrom('entry_messages').selectAll();
  receipt = await queued.where('entry_id', '=', data?.id ?? '').executeTakeFirstOrThrow();
});

/** The text of a message about the new entry. */
async function textOf(changes: Partial<EntryMessagesTable> = {}): Promise<string | undefined> {
  const { database } = world.server.store;
  const now = () => receipt.created_at;
  const deps = { database, publicOrigin, supportEmail: 'support@sawt.example', now };
  const message = await composeEntryMessage(deps, { ...receipt, ...changes });
  return message?.text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');
}

async function payFee(): Promise<void> {
  const { writer } = world.server.store;
  const { entry_id: entryId, created_at: at } = receipt;
  const order = orderToPlace({ kind: 'fee', votes: null, entryId, arrivedAt: at });
  await writer.submit('placeOrder', order);
  await writer.submit('settlePayment', paidSession(order.id, { amountBaisa: 5_000, paidAt: at }));
}

it('asks for the entry fee until it is paid', async () => {
  const asked = async () => /Pay the entry fee .+ is paid\./.exec((await textOf()) ?? '')?.[0];
  expect(await asked()).toMatch(
    /^Pay the entry fee of OMR 5\.000 from your dashboard by .+, Muscat time: the organisers decide once/,
  );
  await world.beside((db) => db.updateTable('competitions').set({ registration_closes_at: null }).execute());
  expect(await asked()).toMatch(
    /^Pay the entry fee of OMR 5\.000 from your dashboard: the organisers decide/,
  );
  await payFee();
  expect(await asked()).toBeUndefined();
});

it('says in a text message about a withdrawal that a paid fee does not go back by itself', async () => {
  const withdrawn = () => textOf({ kind: 'withdrawn_by_staff', channel: 'sms' });
  const [first, rest] = [
    'Sawt: the organisers withdrew your submission from Player of the Season.',
    'Questions: support@sawt.example',
  ];
  expect(await withdrawn()).toBe(`${first} ${rest}`);
  await payFee();
  expect(await withdrawn()).toBe(
    `${first} The entry fee does not go back by itself: write to us if you ask for a refund. ${rest}`,
  );
});

it('says nothing about a withdrawal that was undone', async () => {
  expect(await textOf({ kind: 'withdrawn', channel: 'sms' })).toBeUndefined();
});

it('names the address of the organisation for questions, where it has one', async () => {
  await world.beside((db) => giveToOrganisation(db, 'help@house.om'));
  expect(await textOf({ kind: 'withdrawn_by_staff', channel: 'sms' })).toMatch(/Questions: help@house\.om$/);
});
