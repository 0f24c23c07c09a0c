import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractViolations, unprovoked, type AnsweredReply } from '../support/servers/contract.ts';
import { manyVotes } from '../support/voting/manyVotes.ts';
import { PaymentWorld } from '../support/payments/paymentWorld.ts';
import { rawHttp } from '../support/servers/rawHttp.ts';
import type { WirePartList } from '../support/voting/wireLedger.ts';

let world: PaymentWorld;
let path: string;

beforeAll(async () => {
  world = await PaymentWorld.start();
  await manyVotes(world.server.store, 10_000, world.clock.now());
  await world.pass(60_000);
  await world.pass(5_000);
  const { data } = (await (await get('/voter/ledger/parts')).json()) as WirePartList;
  path = `/voter/ledger/parts/${data[0]?.sha256}`;
});
afterAll(() => world.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${world.server.site}/api${address}`, { headers });

type Answered = AnsweredReply | Response;

const provoked = new Set<string>();

/**
 * Notes the status of a reply, and says how the reply differs from the contract and from the expected status.
 */
async function violations(operation: string, status: number, response: Answered): Promise<string[]> {
  provoked.add(`${operation} ${response.status}`);
  const unexpected = response.status === status ? [] : [`${response.status} instead of ${status}`];
  const { headers } = response;
  const text = typeof response.text === 'string' ? response.text : await response.text();
  return [...unexpected, ...contractViolations(operation, { status: response.status, headers, text })];
}

it('lists the parts of the ledger', async () => {
  expect(await violations('listLedgerParts', 200, await get('/voter/ledger/parts'))).toEqual([]);
  const request = 'GET /api/voter/ledger/parts HTTP/1.1\r\nConnection: close\r\n\r\n';
  expect(await violations('listLedgerParts', 400, await rawHttp(world.server.site, request))).toEqual([]);
});

it('answers a part, and an unknown part', async () => {
  expect(await violations('readLedgerPart', 200, await get(path))).toEqual([]);
  const held = { 'if-none-match': `W/"${path.split('/').at(-1)}"` };
  expect(await violations('readLedgerPart', 304, await get(path, held))).toEqual([]);
  expect(await violations('readLedgerPart', 400, await get('/voter/ledger/parts/1'))).toEqual([]);
  const unknown = `/voter/ledger/parts/${'0'.repeat(64)}`;
  expect(await violations('readLedgerPart', 404, await get(unknown))).toEqual([]);
});

it('gives one address four parts at once', async () => {
  const asked = Array.from({ length: 5 }, () => world.server.app.site.inject(`/api${path}`));
  const answers = await Promise.all(asked);
  const [first, ...others] = answers.toSorted((a, b) => b.statusCode - a.statusCode);
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const pairs = Object.entries(first?.headers ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const headers = new Headers(pairs);
  const refused = { status: first?.statusCode ?? 0, headers, text: first?.body ?? '' };
  expect(await violations('readLedgerPart', 429, refused)).toEqual([]);
});

it('asks the caller to come again for a lost part', async () => {
  rmSync(join(world.dataDir, 'ledger'), { recursive: true });
  expect(await violations('readLedgerPart', 503, await get(path))).toEqual([]);
});

it('returns every documented status of these operations, except those that only a bug can cause', () => {
  expect(unprovoked(provoked)).toEqual([]);
});
