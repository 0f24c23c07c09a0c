import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../../../tests/support/outside/mailServer.ts';
import {
  PaymentWorld,
  type PaymentWorldOptions,
  testCards,
} from '../../../tests/support/payments/paymentWorld.ts';
import type { Order } from '../../../domain/contract.ts';
import { findPerson } from '../../people/findPerson.ts';
import type { Store } from '../../start/openStore.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import { readMail, type ReadMail } from '../../../tests/support/outside/readMail.ts';

const MINUTE = 60_000;
const from = 'Sawt <no-reply@vote.example>';

let mail: MailServer;
let world: PaymentWorld;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await world.close();
  await mail.close();
});

const start = async (options: PaymentWorldOptions = {}) => {
  world = await PaymentWorld.start({ ...options, config: { mail: { url: mail.url, from } } });
};
const payers = ['voter@example.om', 'payer@example.om'];
/** The e-mails to payers. Those to the season's candidates are left out. */
const received = (): ReadMail[] =>
  mail.taken.map(readMail).filter(({ to: [to = ''] }) => payers.includes(to));
const states = async () =>
  (await world.server.store.database.selectFrom('receipt_mails').selectAll().execute())
    .map(({ kind, state, attempts }) => `${kind} ${state} after ${attempts}`)
    .toSorted();

/** Places an order, pays it, and delivers the webhook that reports the payment. */
async function buy(language = 'en', body = {}): Promise<Order> {
  const order = await world.placed({ body, headers: { 'accept-language': language } });
  world.pay(order);
  await world.deliverWebhooks();
  return order;
}

const linkOf = async ({ id }: Order) =>
  `https://vote.example/receipt/${(await world.read(id)).receipt_code ?? ''}`;

describe('the receipt by e-mail', () => {
  it('goes to the payer in the language of the page, with the link of the receipt', async () => {
    await start();
    const [english, arabic] = [
      await buy('en'),
      await buy('ar', { email: 'payer@example.om', votes_count: 11 }),
    ];
    await world.work();
    expect(received()).toEqual([
      {
        to: ['voter@example.om'],
        id: expect.stringMatching(/^<[\w-]{22}@vote\.example>$/),
        language: 'en',
        subject: 'Your vote receipt: \u2068Salim Al Kindi\u2069',
        text: expect.stringContaining(
          'We counted 25 votes for \u2068Salim Al Kindi\u2069. You paid \u2068OMR\u00a07.500\u2069.',
        ),
      },
      {
        to: ['payer@example.om'],
        id: expect.any(String),
        language: 'ar',
        subject: 'إيصال التصويت: \u2068سالم بن حمد الكندي\u2069',
        text: expect.stringContaining('احتسبنا 11 صوتًا لصالح \u2068سالم بن حمد الكندي\u2069.'),
      },
    ]);
    const texts = received().map(({ text }) => text);
    expect(texts[0]).toContain(`\n\n${await linkOf(english)}\n\n`);
    expect(texts[1]).toContain(`\n\n${await linkOf(arabic)}\n\n`);
    for (const text of texts) expect(text).toContain('support@sawt.example');
    expect(texts.join()).not.toMatch(/{{|undefined/);
  });

  it('is sent once, although webhook, poller and a second payment report the order', async () => {
    await start();
    const order = await world.placed();
    world.pay(order);
    const [webhook] = await world.takeWebhooks();
    await world.deliver(webhook!);
    await world.deliver(webhook!);
    // The clock may not move while a worker claims the e-mail: the claim would end, and the next would count as a try.
    await world.work();
    await world.pass(MINUTE);
    await world.payAlso(order, 7_500);
    await world.deliverWebhooks();
    await world.pass(MINUTE);
    expect([received().length, await states()]).toEqual([1, ['counted sent after 1']]);
  });

  it('comes also when the webhook was lost and the poller settles the order', async () => {
    await start();
    const order = await world.placed();
    world.pay(order);
    await world.takeWebhooks();
    await world.pass(10 * MINUTE);
    await world.work();
    expect(await world.read(order.id)).toMatchObject({ status: 'paid' });
    expect(received().map(({ subject }) => subject)).toEqual([
      'Your vote receipt: \u2068Salim Al Kindi\u2069',
    ]);
  });

  it('waits while the mail server is down, and is sent with the same Message-ID as its first try', async () => {
    await start();
    const { url } = mail;
    await mail.close();
    const order = await buy();
    await world.work();
    expect([await states(), (await world.read(order.id)).status]).toEqual([['counted due after 1'], 'paid']);
    expect(world.logLines.join('\n')).toContain('"kind":"receipt_counted"');
    expect(world.logLines.join('\n')).not.toContain('voter@example.om');
    mail = await startMailServer({}, Number(new URL(url).port));
    await world.pass(5_000);
    const row = await world.server.store.database
      .selectFrom('receipt_mails')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(received().map(({ id }) => id)).toEqual([`<${row.id}@vote.example>`]);
    expect(await states()).toEqual(['counted sent after 2']);
  });

  it('is repeated only when the server dies between sending and recording, with the same Message-ID', async () => {
    let dies = true;
    const failing = (store: Store): Store => ({
      ...store,
      writer: {
        ...store.writer,
        submit: (name, input) =>
          dies && name === 'noteReceiptMail'
            ? Promise.reject(new WriteError('unavailable', 'no disk'))
            : store.writer.submit(name, input),
      },
    });
    await start({ wrapStore: failing });
    await buy();
    await world.work();
    await world.pass(2 * MINUTE);
    expect([received().length, await states()]).toEqual([1, ['counted due after 1']]);
    dies = false;
    await world.restart();
    await world.pass(2 * MINUTE);
    const ids = received().map(({ id }) => id);
    expect([ids.length, new Set(ids).size, await states()]).toEqual([2, 1, ['counted sent after 2']]);
  });
});

describe('the e-mail about money that goes back', () => {
  it('names the amount, in place of a receipt', async () => {
    await start();
    const order = await world.placed();
    world.clock.advance(15 * MINUTE - 5_000);
    world.pay(order, testCards.slow);
    world.clock.advance(10_000);
    await world.deliverWebhooks();
    await world.work();
    expect(await world.read(order.id)).toMatchObject({ status: 'refunded' });
    const [only, ...others] = received();
    expect([only?.subject, others]).toEqual(['Your payment goes back to you', []]);
    expect(only?.text).toContain(
      'Your payment of \u2068OMR\u00a07.500\u2069 for \u2068Salim Al Kindi\u2069 did not become votes',
    );
  });

  it('replaces a receipt that waited until staff refunded the order', async () => {
    await start();
    const { url } = mail;
    await mail.close();
    const order = await buy();
    await world.work();
    const { writer } = world.server.app.live;
    const at = world.clock.now();
    await writer.submit('refundOrder', { orderId: order.id, note: null, actor: 'operator:test', at });
    mail = await startMailServer({}, Number(new URL(url).port));
    await world.pass(MINUTE);
    expect(received().map(({ subject }) => subject)).toEqual(['Your payment goes back to you']);
  });

  it('is not sent when staff refund an order whose receipt was sent: its link shows the refund', async () => {
    await start();
    const order = await buy();
    await world.work();
    const at = world.clock.now();
    const { writer } = world.server.app.live;
    await writer.submit('refundOrder', { orderId: order.id, note: null, actor: 'operator:test', at });
    await world.pass(MINUTE);
    expect([received().length, await states()]).toEqual([1, ['counted sent after 1']]);
  });
});

it('sends nothing to a payer whose address was erased meanwhile', async () => {
  await start();
  const { url } = mail;
  await mail.close();
  await buy();
  await world.work();
  const { store } = world.server;
  const person = await findPerson(store.database, store.keys.pepper, 'voter@example.om');
  if (!person) throw new Error('nobody was found');
  const at = world.clock.now();
  await store.writer.submit('erasePerson', { person, reason: null, actor: 'operator:test', at });
  mail = await startMailServer({}, Number(new URL(url).port));
  await world.pass(MINUTE);
  expect([received(), await states()]).toEqual([[], ['counted dropped after 2']]);
});
