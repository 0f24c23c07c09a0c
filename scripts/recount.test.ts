import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckpointList } from '../domain/contract.ts';
import { rowHash } from '../server/voting/ledgerChain.ts';
import { PaymentWorld } from '../tests/support/payments/paymentWorld.ts';
import { runRecount as recount } from '../tests/support/voting/runRecount.ts';
import { sendSms } from '../tests/support/voting/sendSms.ts';
import type { WireRow } from '../tests/support/voting/wireLedger.ts';

const script = join(import.meta.dirname, 'recount.mjs');
const folder = mkdtempSync(join(tmpdir(), 'sawt-recount-'));

let world: PaymentWorld;
let rows: WireRow[];
let checkpoints: CheckpointList;
let key: string;

/**
 * Pays two orders and sends three messages, refunds one order, and fetches the ledger with its checkpoints.
 */
beforeAll(async () => {
  world = await PaymentWorld.start();
  const orders = [await world.placed(), await world.placed({ body: { votes_count: 3 } })];
  for (const order of orders) world.pay(order);
  await world.deliverWebhooks();
  for (const text of ['301', '302', '301']) await sendSms(world.server.site, world.clock, { text });
  await world.pass(2_000);
  const { writer } = world.server.app.live;
  await writer.submit('refundOrder', {
    orderId: orders[1]?.id ?? '',
    note: null,
    actor: 'operator:test',
    at: world.clock.now(),
  });
  await world.pass(60_000);
  const get = (path: string) => fetch(`${world.server.site}/api/voter/${path}`);
  const lines = (await (await get('ledger')).text()).trim().split('\n');
  rows = lines.map((line) => JSON.parse(line) as WireRow);
  checkpoints = (await (await get('checkpoints?from=1')).json()) as CheckpointList;
  key = checkpoints.key.fingerprint;
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** Runs the recount program on files with these rows and checkpoints, and with this key. */
function recountFiles(changedRows: readonly WireRow[], signed: unknown = checkpoints, pinned = key) {
  const [ledger, points] = [join(folder, 'ledger.ndjson'), join(folder, 'checkpoints.json')];
  writeFileSync(ledger, changedRows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  writeFileSync(points, JSON.stringify(signed));
  return recount(ledger, points, '--key', pinned);
}

/**
 * The rows after a change of one, with all later hashes computed anew, as an attacker with the database
 * could do.
 */
function rewritten(index: number, changes: Partial<WireRow>): WireRow[] {
  let previous_hash = rows[0]?.previous_hash ?? '';
  return rows.map((row, place) => {
    const changed = { ...row, ...(place === index && changes), previous_hash };
    previous_hash = rowHash(previous_hash, changed, changed.commitment);
    return { ...changed, row_hash: previous_hash };
  });
}

type Site = { origin: string; close(): void };

/** A site that passes on the real one, but leaves out the last row of the ledger. */
const cuttingSite = () =>
  otherSite((text, path) => (path.includes('/ledger') ? text.replace(/[^\n]+\n$/, '') : text));

/**
 * A site that passes on the real one, but shows the last vote on the board only from a given request on.
 */
function laggingSite(fromRequest: number): Promise<Site> {
  let seen = 0;
  return otherSite((text, path) => {
    if (!path.includes('/participants')) return text;
    seen += 1;
    return seen < fromRequest ? text.replaceAll('"total_votes":27', '"total_votes":26') : text;
  });
}

/** A site that passes on the replies of the real one after changing them. */
async function otherSite(change: (text: string, path: string) => string): Promise<Site> {
  const site = createServer((request, response) => {
    const path = request.url ?? '';
    void fetch(`${world.server.site}${path}`)
      .then((answer) => answer.text())
      .then((text) => response.end(change(text, path)));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  return { origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close: () => site.close() };
}

const wrong = (text: string) => ({ code: 1, output: [expect.stringContaining(text)] });
const replace = (index: number, changes: Partial<WireRow>) =>
  rows.map((row, place) => (place === index ? { ...row, ...changes } : row));

describe('a recount', () => {
  it('counts the totals of the board, from files and from the site', async () => {
    const [first, second] = await world.contestants();
    const totals = [
      `Round ${rows[0]?.round_id}`,
      `  ${first?.voter_id} 27 96.429%`,
      `  ${second?.voter_id} 1 3.571%`,
      '6 rows, 28 votes: every row follows on the one before it.',
      `2 checkpoints, signed by ${checkpoints.data[0]?.public_key}, hold.`,
    ];
    expect(await recountFiles(rows)).toEqual({ code: 0, output: totals });
    const { code, output } = await recount(world.server.site, '--key', checkpoints.data[0]?.public_key ?? '');
    expect([code, output.at(-1)]).toEqual([0, 'The board shows these totals and standings.']);
    expect(output[1]).toBe(`  ${first?.voter_id} 27 96.429% ${first?.user.full_name}`);
  });

  it('needs no checkpoints', async () => {
    const ledger = join(folder, 'alone.ndjson');
    writeFileSync(ledger, rows.map((row) => JSON.stringify(row)).join('\n'));
    expect(await recount(ledger)).toMatchObject({ code: 0 });
  });

  it('names the first bad row', async () => {
    expect(await recountFiles(replace(2, { votes: 1_000 }))).toEqual(
      wrong('row main 3: its hash does not match'),
    );
    expect(await recountFiles(replace(3, { commitment: '0'.repeat(64) }))).toEqual(
      wrong('row main 4: its hash'),
    );
    expect(await recountFiles(rows.toSpliced(1, 1))).toEqual(wrong('row main 3: a row is missing before it'));
    expect(await recountFiles(rows.toSpliced(0, 1))).toEqual(wrong('row main 2: a row is missing before it'));
    expect(await recountFiles(rows.with(1, rows[0]!))).toEqual(
      wrong('row main 1: a row is missing before it'),
    );
    const forked = replace(4, { previous_hash: rows[0]?.row_hash ?? '' });
    expect(await recountFiles(forked)).toEqual(wrong('row main 5: it does not follow on the row before it'));
  });

  it('finds a rewritten or cut ledger by its checkpoints', async () => {
    // The first checkpoint signs only the rows that existed then, and already shows the change.
    const [signed] = checkpoints.data[0]!.heads;
    expect(await recountFiles(rewritten(0, { votes: 24 }))).toEqual(
      wrong(`checkpoint 1: the row main ${signed?.seq} that it signs is not in the ledger`),
    );
  });

  it('finds a site that serves fewer rows than it signed, and names checkpoints newer than a file', async () => {
    const behind = '1 checkpoints sign rows after the last one here: they need a newer export.';
    const older = await recountFiles(rows.slice(0, 5));
    expect([older.code, older.output.at(-1)]).toEqual([0, behind]);
    expect(older.output.at(-2)).toBe(`1 checkpoints, signed by ${checkpoints.data[0]?.public_key}, hold.`);
    const site = await cuttingSite();
    expect(await recount(site.origin, '--key', key)).toEqual(
      wrong('checkpoint 2: the ledger ends before the rows that it signs'),
    );
    site.close();
  });

  it('gives a board time to show the latest votes, but not forever', async () => {
    const slow = await laggingSite(3);
    const { code, output } = await recount(slow.origin, '--key', key);
    expect([code, output.at(-1)]).toEqual([0, 'The board shows these totals and standings.']);
    slow.close();
    const stuck = await laggingSite(Infinity);
    const [first] = await world.contestants();
    const result = await recount(stuck.origin, '--key', key);
    const failure = `WRONG the board shows other totals or standings than the ledger for ${first?.voter_id}`;
    expect([result.code, result.output.at(-1)]).toEqual([1, failure]);
    stuck.close();
  });

  it('finds a site that hides its first checkpoints', async () => {
    const site = await otherSite((text, path) => {
      if (!path.includes('/checkpoints')) return text;
      const { data } = JSON.parse(text) as CheckpointList;
      return JSON.stringify({ data: data.filter(({ number }) => number !== 1) });
    });
    expect(await recount(site.origin, '--key', key)).toEqual(
      wrong('checkpoint 2: those before it are missing'),
    );
    site.close();
  });

  it('finds reversals without a matching row', async () => {
    const back = { channel: 'reversal', votes: -1, reverses_seq: 3 } as const;
    expect(await recountFiles(rewritten(4, back), { data: [] })).toMatchObject({ code: 0 });
    expect(await recountFiles(rewritten(4, { ...back, votes: -2 }), { data: [] })).toEqual(
      wrong('row main 5: it does not match the row that it takes back'),
    );
    expect(await recountFiles(rewritten(4, { ...back, votes: -3, reverses_seq: 2 }), { data: [] })).toEqual(
      wrong('row main 6: it takes back a row for the second time'),
    );
    expect(await recountFiles(rewritten(2, { votes: -1 }), { data: [] })).toEqual(
      wrong('row main 3: it removes votes without naming a row'),
    );
  });

  it('finds checkpoints that are changed, missing or signed by another key', async () => {
    const [first, second] = checkpoints.data;
    const changed = (changes: object) => ({ data: [{ ...first, ...changes }, second] });
    expect(await recountFiles(rows, changed({ votes: 1 }))).toEqual(
      wrong('checkpoint 1: its hash does not match'),
    );
    expect(await recountFiles(rows, changed({ signature: second?.signature }))).toEqual(
      wrong('checkpoint 1: its signature is wrong'),
    );
    expect(await recountFiles(rows, { data: [first, { ...second, number: 3 }] })).toEqual(
      wrong('checkpoint 3: it does not follow on the one before it'),
    );
    expect(await recountFiles(rows, checkpoints, 'x'.repeat(43))).toEqual(
      wrong('checkpoint 1: it is signed by another key'),
    );
  });

  it('trusts no checkpoint without --key', async () => {
    expect(await recount(world.server.site)).toEqual(
      wrong('checkpoint 1: name the key that signs checkpoints with --key'),
    );
    expect(await recountFiles(rows, checkpoints, checkpoints.key.public_key)).toMatchObject({ code: 0 });
  });

  it('is served by the site itself', async () => {
    const response = await fetch(`${world.server.site}/recount.mjs`);
    expect([response.status, await response.text()]).toEqual([200, readFileSync(script, 'utf8')]);
  });

  it('names a missing argument, and a file that is no ledger', async () => {
    expect(await recount()).toEqual(wrong('name a ledger file or the address of a site'));
    expect(await recount(world.server.site, '--key')).toEqual(wrong('--key needs a key'));
    const noise = join(folder, 'noise');
    writeFileSync(noise, 'noise');
    expect(await recount(noise)).toEqual(wrong('line 1 is not a row'));
  });
});
