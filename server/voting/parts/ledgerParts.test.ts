import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckpointList } from '../../../domain/contract.ts';
import { forEachDatabase, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manyVotes, manyVotesAside } from '../../../tests/support/voting/manyVotes.ts';
import { PaymentWorld } from '../../../tests/support/payments/paymentWorld.ts';
import { runRecount } from '../../../tests/support/voting/runRecount.ts';
import { startS3Server } from '../../../tests/support/media/s3Server.ts';
import { ownLeases } from '../../platform/leases/ownLeases.ts';
import { openS3Store } from '../../platform/storage/s3Store.ts';
import { LedgerParts } from './ledgerParts.ts';
import { makePart } from './makePart.ts';
import type { WirePartList } from '../../../tests/support/voting/wireLedger.ts';

const VOTES = 25_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

forEachDatabase('the public ledger in parts', ({ open, kind }) => {
  let database: TestDatabase;
  let world: PaymentWorld;
  let list: WirePartList;
  let key: string;

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${world.server.site}/api/voter/${path}`, { headers });
  const linesOf = async (path: string) => (await (await get(path)).text()).split(/(?<=\n)/);
  const folder = () => join(world.dataDir, 'ledger');
  const files = () =>
    readdirSync(folder(), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .toSorted();
  const fileOf = (place: number) => files().find((path) => path.includes(list.data[place]!.sha256))!;

  beforeAll(async () => {
    database = await open();
    const { settings } = database;
    const databaseUrl = settings.kind === 'postgres' ? settings.url : null;
    world = await PaymentWorld.start({ config: { databaseUrl } });
    await manyVotes(world.server.store, VOTES, world.clock.now());
    await world.pass(60_000);
    await world.pass(5_000);
    list = (await (await get('ledger/parts')).json()) as WirePartList;
    key = ((await (await get('checkpoints')).json()) as CheckpointList).key.fingerprint;
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  it('lists whole parts of signed rows, the checkpoint that signs them, and where the rest begins', async () => {
    const { data } = (await (await get('checkpoints?from=1')).json()) as CheckpointList;
    const checkpoint = data.find(({ number }) => number === list.checkpoint?.number);
    expect(checkpoint?.hash).toBe(list.checkpoint?.hash);
    expect(checkpoint?.rows).toBeGreaterThanOrEqual(20_000);
    expect(list).toMatchObject({ stream: 'main', rows_per_part: 10_000, tail: { first_seq: 20_001 } });
    expect(list.data.map(({ first_seq, last_seq }) => [first_seq, last_seq])).toEqual([
      [1, 10_000],
      [10_001, 20_000],
    ]);
  });

  it('serves a part that caches may keep for good, under the hash of its lines', async () => {
    const [part] = list.data;
    const packed = await get(`ledger/parts/${part?.sha256}`);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-encoding': 'gzip',
      'content-length': String(part?.gzip_bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `W/"${part?.sha256}"`,
      vary: 'Accept-Encoding',
    });
    const plain = await get(`ledger/parts/${part?.sha256}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBe(null);
    const text = await packed.text();
    expect(sha256(text)).toBe(part?.sha256);
    expect((await plain.text()) === text).toBe(true);
    expect(gunzipSync(readFileSync(fileOf(0))).equals(Buffer.from(text))).toBe(true);
    const rows = text.trimEnd().split('\n');
    expect(rows.length).toBe(10_000);
    expect(JSON.parse(rows.at(-1) ?? '')).toMatchObject({ seq: 10_000, row_hash: part?.last_row_hash });
  });

  it('answers 304 to a caller that holds the part', async () => {
    const again = await get(`ledger/parts/${list.data[0]?.sha256}`, {
      'if-none-match': `W/"${list.data[0]?.sha256}"`,
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('recounts from the parts and the rest', async () => {
    const { code, output } = await runRecount(world.server.site, '--key', key);
    expect([code, output.at(-1)]).toEqual([0, 'The board shows these totals and standings.']);
    expect(output).toContain('25000 rows, 25000 votes: every row follows on the one before it.');
  });

  it('exports the same rows in one piece, from any row on', async () => {
    const parts = await Promise.all(list.data.map((part) => linesOf(`ledger/parts/${part.sha256}`)));
    const rows = [...parts.flat(), ...(await linesOf('ledger?from=20001'))];
    expect(rows.length).toBe(VOTES);
    const whole = await linesOf('ledger');
    expect(whole.length === VOTES && whole.every((line, index) => line === rows[index])).toBe(true);
    expect(await linesOf('ledger?from=9999&limit=3')).toEqual(rows.slice(9_998, 10_001));
    expect(await linesOf('ledger?from=19999&limit=4')).toEqual(rows.slice(19_998, 20_002));
  });

  it('finds a changed byte in a part, and exports the true rows meanwhile', async () => {
    const path = fileOf(1);
    const kept = readFileSync(path);
    writeFileSync(path, gzipSync(gunzipSync(kept).toString().replace('"votes":1,', '"votes":2,')));
    await world.restart();
    await world.pass(5_000);
    const { code, output } = await runRecount(world.server.site, '--key', key);
    expect([code, output]).toEqual([1, ['WRONG part main 2: its bytes do not match its hash']]);
    const [line = ''] = await linesOf('ledger?from=10001&limit=1');
    expect(JSON.parse(line)).toMatchObject({ seq: 10_001, votes: 1 });
    writeFileSync(path, kept);
    await world.restart();
    await world.pass(5_000);
  });

  it('continues with the files of the last start, and removes those of another ledger', async () => {
    const strange = join(folder(), 'ab', `${'ab'.repeat(32)}-${'cd'.repeat(32)}.gz`);
    mkdirSync(join(folder(), 'ab'), { recursive: true });
    writeFileSync(strange, 'of another ledger');
    const before = [fileOf(0), fileOf(1)].map((path) => statSync(path).ino);
    await world.restart();
    await world.pass(5_000);
    expect(files().includes(strange)).toBe(false);
    expect([fileOf(0), fileOf(1)].map((path) => statSync(path).ino)).toEqual(before);
    expect(((await (await get('ledger/parts')).json()) as WirePartList).data).toEqual(list.data);
    expect((await get(`ledger/parts/${'ab'.repeat(32)}`)).status).toBe(404);
  });

  it('rebuilds a lost part', async () => {
    rmSync(fileOf(1));
    expect((await get(`ledger/parts/${list.data[1]?.sha256}`)).status).toBe(503);
    await world.pass(5_000);
    expect((await get(`ledger/parts/${list.data[1]?.sha256}`)).status).toBe(200);
  });

  it('builds the same part on two nodes that share a bucket, at the same time', async () => {
    const bucket = await startS3Server();
    const nodeOf = () =>
      new LedgerParts({
        database: world.server.store.database,
        objects: openS3Store(bucket.settings),
        clock: world.clock,
        lease: ownLeases.named('ledger parts'),
        onError: (error) => {
          throw error;
        },
      });
    const nodes = [nodeOf(), nodeOf()];
    for (const node of nodes) node.worker.tick();
    await Promise.all(nodes.map((node) => node.worker.rest()));
    const hashes = list.data.map((part) => part.sha256);
    for (const node of nodes) expect(node.of('main').map((part) => part.sha256)).toEqual(hashes);
    const objects = await Array.fromAsync(openS3Store(bucket.settings).list('ledger/'));
    expect(objects.length).toBe(2);
    await bucket.close();
  });

  it('builds no part of rows that do not follow the one before', async () => {
    const { database: db } = world.server.store;
    await expect(makePart(db, { stream: 'main', number: 2 }, 'f'.repeat(64))).rejects.toThrow(
      'Row main 10001 does not follow on the row before it: run verify-ledger.',
    );
    await expect(makePart(db, { stream: 'main', number: 3 }, 'f'.repeat(64))).rejects.toThrow(
      'does not follow',
    );
  });

  // SQLite has only the chain `main`.
  it.runIf(kind === 'postgres')(
    'has parts of each of eight chains, and recounts from all of them',
    async () => {
      const at = world.clock.now();
      await manyVotesAside(world.server.store, { stream: 'aside', count: 10_500, at });
      const short = [2, 3, 4, 5, 6, 7].map((number) => `chain-${number}`);
      for (const stream of short) await manyVotesAside(world.server.store, { stream, count: 50, at });
      await world.restart();
      await world.pass(60_000);
      await world.pass(5_000);
      const aside = (await (await get('ledger/parts?stream=aside')).json()) as WirePartList;
      expect(aside).toMatchObject({
        stream: 'aside',
        streams: ['main', 'aside', ...short],
        data: [{ number: 1, first_seq: 1, last_seq: 10_000 }],
        tail: { first_seq: 10_001 },
      });
      const lines = await linesOf(`ledger/parts/${aside.data[0]?.sha256}`);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ stream: 'aside', seq: 10_000 });
      expect((await linesOf('ledger?stream=aside&limit=10000')).join('') === lines.join('')).toBe(true);
      expect(((await (await get('ledger/parts')).json()) as WirePartList).data).toEqual(list.data);
      const none = (await (await get('ledger/parts?stream=chain-9')).json()) as WirePartList;
      expect([none.data, none.tail]).toEqual([[], { first_seq: 1 }]);
      const { code, output } = await runRecount(world.server.site, '--key', key);
      expect([code, output.at(-1)]).toEqual([0, 'The board shows these totals and standings.']);
      expect(output).toContain('35800 rows, 35800 votes: every row follows on the one before it.');
    },
  );

  it('serves list and parts without the database', async () => {
    await world.server.store.database.destroy();
    expect(((await (await get('ledger/parts')).json()) as WirePartList).data).toEqual(list.data);
    for (const { sha256: named } of list.data)
      expect(sha256(await (await get(`ledger/parts/${named}`)).text())).toBe(named);
    expect((await get('ledger?from=20001')).status).toBe(503);
  });
});
