import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryId, laySmallSeason, opens, roundId } from '../../../tests/support/catalogue/seasonFixture.ts';
import { openSqliteFile, type TestDatabase } from '../../../tests/support/database/databases.ts';
import { manualClock, type ManualClock } from '../../../tests/support/servers/manualClock.ts';
import type { LedgerTable } from '../../platform/database/schema.ts';
import { openDiskStore } from '../../platform/storage/diskStore.ts';
import type { ObjectStore } from '../../platform/storage/store.ts';
import { GENESIS_HASH, rowHash } from '../ledgerChain.ts';
import { LedgerParts } from './ledgerParts.ts';
import { keyOf, makePart } from './makePart.ts';

const ROWS = 21_000;
/** The number of the row that the tests give a wrong hash. */
const BAD = 20_500;

function chainOfRows(): LedgerTable[] {
  const rows: LedgerTable[] = [];
  for (let seq = 1; seq <= ROWS; seq += 1) {
    const fields = {
      stream: 'main',
      seq,
      channel: 'free' as const,
      entry_id: entryId(1),
      round_id: roundId,
      group_number: 1,
      votes: 1,
      minute: opens,
      reverses_seq: null,
    };
    const previous_hash = rows.at(-1)?.row_hash ?? GENESIS_HASH;
    const commitment = String(seq).padStart(64, '0');
    const row_hash = seq === BAD ? 'e'.repeat(64) : rowHash(previous_hash, fields, commitment);
    rows.push({ ...fields, previous_hash, commitment, row_hash });
  }
  return rows;
}

const rows = chainOfRows();
const linesOf = (from: number, to: number) =>
  rows.slice(from - 1, to).map((row) => `${JSON.stringify(row)}\n`);
const sha256 = (lines: string) => createHash('sha256').update(lines).digest('hex');
const hashOf = (number: number) => sha256(linesOf(number * 10_000 - 9_999, number * 10_000).join(''));

describe('the files of the public ledger', () => {
  let database: TestDatabase;
  let folder: string;
  let objects: ObjectStore;
  let clock: ManualClock;
  let parts: LedgerParts;
  let errors: string[];

  beforeAll(async () => {
    database = await openSqliteFile();
    await laySmallSeason(database.db);
    for (let from = 0; from < ROWS; from += 1_000)
      await database.db
        .insertInto('ledger')
        .values(rows.slice(from, from + 1_000))
        .execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sawt-parts-'));
    objects = openDiskStore(folder);
    clock = manualClock(opens);
    errors = [];
    await database.db.deleteFrom('checkpoint_heads').execute();
    await database.db.deleteFrom('checkpoints').execute();
    parts = start();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const start = () =>
    new LedgerParts({
      database: database.db,
      objects,
      clock,
      onError: (error) => errors.push((error as Error).message),
    });
  const sign = async (number: number, seq: number) => {
    const hash = String(number).repeat(64);
    const unread = { previous_hash: '', public_key: '', signature: '', audit_heads: '[]' };
    await database.db
      .insertInto('checkpoints')
      .values({ number, hash, at: opens, row_count: seq, vote_count: seq, ...unread })
      .execute();
    for (const stream of ['aside', 'main'])
      await database.db
        .insertInto('checkpoint_heads')
        .values({ number, stream, seq: stream === 'main' ? seq : ROWS, row_hash: '' })
        .execute();
  };
  const look = async (ms = 0) => {
    clock.advance(ms);
    parts.worker.tick();
    await parts.worker.rest();
  };
  const pathOf = (place: number) => join(folder, keyOf(parts.all[place]!));
  const names = () => Array.fromAsync(objects.list('ledger/'), ({ key }) => key);

  it('hold 10,000 signed rows each, and are searched for every 5 seconds', async () => {
    await look();
    expect([parts.all, parts.checkpoint]).toEqual([[], null]);
    await sign(1, 19_999);
    await look(4_999);
    expect(parts.all).toEqual([]);
    await look(1);
    const partOf = (number: number) => ({
      number,
      sha256: hashOf(number),
      row_hash: rows[number * 10_000 - 1]!.row_hash,
      bytes: statSync(pathOf(number - 1)).size,
    });
    expect([parts.all, parts.checkpoint]).toEqual([[partOf(1)], { number: 1, hash: '1'.repeat(64) }]);
    await sign(2, 20_000);
    await look(5_000);
    expect([parts.all, parts.checkpoint]).toEqual([
      [partOf(1), partOf(2)],
      { number: 2, hash: '2'.repeat(64) },
    ]);
    const lines = (await parts.read(parts.all[1]!)).pipe(createGunzip());
    expect(sha256(await text(lines))).toBe(hashOf(2));
    expect(errors).toEqual([]);
  });

  it('give the lines from any row on, to the end of its part', async () => {
    await sign(1, 20_000);
    await look();
    expect(await parts.linesFrom(9_999)).toEqual(linesOf(9_999, 10_000));
    expect(await parts.linesFrom(10_001)).toEqual(linesOf(10_001, 20_000));
    expect(await parts.linesFrom(20_000)).toEqual(linesOf(20_000, 20_000));
    expect(await parts.linesFrom(20_001)).toBeUndefined();
    writeFileSync(pathOf(1), gzipSync('other rows'));
    expect(await parts.linesFrom(10_001)).toBeUndefined();
    writeFileSync(pathOf(1), 'no gzip');
    expect(await parts.linesFrom(10_001)).toBeUndefined();
    expect(await parts.linesFrom(10_000)).toEqual(linesOf(10_000, 10_000));
  });

  it('are searched for at most once a second when a caller names an unknown one', async () => {
    await look();
    expect(await parts.find(hashOf(1))).toBeUndefined();
    await sign(1, 10_000);
    clock.advance(999);
    expect(await parts.find(hashOf(1))).toBeUndefined();
    clock.advance(1);
    expect(await parts.find(hashOf(1))).toMatchObject({ number: 1 });
    await sign(2, 20_000);
    clock.advance(999);
    expect(await parts.find(hashOf(1))).toMatchObject({ number: 1 });
    expect(await parts.find(hashOf(2))).toBeUndefined();
    clock.advance(1);
    expect(await parts.find(hashOf(2))).toMatchObject({ number: 2 });
  });

  it('are made again from the first lost one on', async () => {
    await sign(1, 20_000);
    await look();
    const [first, second] = parts.all;
    rmSync(pathOf(1));
    await expect(parts.read(second!)).rejects.toMatchObject({ reason: 'missing' });
    expect(parts.all).toEqual([first]);
    await look(5_000);
    expect(parts.all).toEqual([first, second]);
    expect(await parts.linesFrom(20_000)).toEqual(linesOf(20_000, 20_000));
  });

  it('stay listed while the store cannot be read', async () => {
    await sign(1, 10_000);
    await look();
    const cut = { ...objects, read: () => Promise.reject(new Error('cut')) };
    const reader = new LedgerParts({ database: database.db, objects: cut, clock, onError: () => {} });
    reader.worker.tick();
    await reader.worker.rest();
    await expect(reader.read(reader.all[0]!)).rejects.toThrow('cut');
    expect([reader.all.length, await reader.linesFrom(1)]).toEqual([1, undefined]);
  });

  it('are kept over a restart, and those of another ledger are removed at the start alone', async () => {
    await sign(1, 20_000);
    await look();
    const made = [...parts.all];
    const kept = [pathOf(0), pathOf(1)].map((path) => statSync(path).ino);
    const strange = keyOf({ sha256: 'a'.repeat(64), row_hash: 'b'.repeat(64) });
    const lay = () =>
      objects.put(strange, Readable.from([Buffer.from('strange')]), { bytes: 7, type: 'application/gzip' });
    const ours = (await names()).toSorted();
    await lay();
    parts = start();
    await look();
    expect([parts.all, await names()]).toEqual([made, expect.arrayContaining(ours)]);
    expect([pathOf(0), pathOf(1)].map((path) => statSync(path).ino)).toEqual(kept);
    expect(await names()).toHaveLength(2);
    await lay();
    await look(5_000);
    expect(await names()).toHaveLength(3);
  });

  it('are made again when one vanished after the start', async () => {
    await sign(1, 10_000);
    await look();
    const path = pathOf(0);
    const made = [...parts.all];
    await database.db.deleteFrom('checkpoint_heads').execute();
    const vanishing = { ...objects, remove: async () => {} };
    parts = new LedgerParts({ database: database.db, objects: vanishing, clock, onError: () => {} });
    await look();
    expect(parts.all).toEqual([]);
    rmSync(path);
    await sign(2, 10_000);
    await look(5_000);
    expect([parts.all, statSync(path).size]).toEqual([made, made[0]?.bytes]);
  });

  it('are never made of rows that do not follow each other, or are missing', async () => {
    const broken = 'does not follow on the row before it: run verify-ledger.';
    const { db } = database;
    await expect(makePart(db, 2, 'f'.repeat(64))).rejects.toThrow(`Row main 10001 ${broken}`);
    await expect(makePart(db, 3, rows[19_999]!.row_hash)).rejects.toThrow(`Row main ${BAD} ${broken}`);
    await expect(makePart(db, 4, '')).rejects.toThrow('Rows are missing behind main 30000.');
    await sign(1, 30_000);
    await look();
    expect([parts.all.length, parts.checkpoint, errors]).toEqual([2, null, [`Row main ${BAD} ${broken}`]]);
  });
});
