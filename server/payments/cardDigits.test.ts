import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PaymentWorld, sessionOf, testCards } from '../../tests/support/payments/paymentWorld.ts';

/** Stands for the previous hash in a chain's first row. Zeros before a 2 can look like a card number. */
const CHAIN_START = '0'.repeat(64);

/** Every byte of every file of a folder. */
function bytesOf(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return Buffer.concat(files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file)));
}

/** What reveals a card: all its digits, or the first or last eight, with or without gaps. */
function tracesOf(card: string): RegExp[] {
  return [card, card.slice(0, 8), card.slice(-8)].map((digits) => new RegExp(digits.split('').join('[ -]?')));
}

it("no digit of a card reaches our network, log or disk, or the gateway's disk", async () => {
  const world = await PaymentWorld.start();
  const network: Buffer[] = [];
  for (const app of [world.server.app.site, world.server.app.admin])
    app.server.on('connection', (socket) => socket.on('data', (bytes: Buffer) => network.push(bytes)));
  for (const [behaviour, number] of Object.entries(testCards)) {
    const order = await world.placed({ headers: { 'user-agent': behaviour } });
    const paid = await fetch(`${world.bank.origin}/fields/${sessionOf(order)}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: '12/30', code: '737', name: 'CARD HOLDER' }),
    });
    expect(paid.status).toBe(200);
    await world.deliverWebhooks();
    await world.pass(10_000);
    await fetch(`${world.server.site}/api/voter/order/${order.id}`);
  }
  const cards = await world.server.store.database.selectFrom('payments').select('card').execute();
  expect(new Set(cards.map(({ card }) => card)).size).toBeGreaterThan(3);
  const places = {
    network: Buffer.concat(network).toString('latin1'),
    log: world.logLines.join('\n'),
    disk: bytesOf(world.dataDir).toString('latin1'),
    'disk of the gateway': bytesOf(world.bank.dataDir).toString('latin1'),
  };
  for (const [place, bytes] of Object.entries(places)) {
    const text = bytes.replaceAll(CHAIN_START, ' chain ');
    expect([place, text.length > 1_000]).toEqual([place, true]);
    const traces = Object.values(testCards).flatMap(tracesOf);
    expect([place, traces.filter((trace) => trace.test(text))]).toEqual([place, []]);
    expect([place, /CARD HOLDER/.test(text)]).toEqual([place, false]);
  }
  await world.close();
});
