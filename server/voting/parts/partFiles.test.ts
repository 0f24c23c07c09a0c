import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerParts } from './ledgerParts.ts';
import { keyOf, makePart } from './makePart.ts';
import { BAD, hashOf, linesOf, PartsWorld, rowOf, sha256 } from './partsWorld.support.ts';

describe('the files of the public ledger', () => {
  let world: PartsWorld;
  let parts: LedgerParts;

  beforeAll(async () => {
    world = await PartsWorld.lay();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.empty();
    parts = world.node();
  });

  const pathOf = (place: number) => join(world.folder, keyOf(parts.of('main')[place]!));

  it('hold 10,000 signed rows each, and are searched for every 5 seconds', async () => {
    await world.look(parts);
    expect([parts.of('main'), parts.checkpoint]).toEqual([[], null]);
    await world.sign(1, 19_999);
    await world.look(parts, 4_999);
    expect(parts.of('main')).toEqual([]);
    await world.look(parts, 1);
    const partOf = (number: number) => ({
      stream: 'main',
      number,
      sha256: hashOf(number),
      row_hash: rowOf('main', number * 10_000).row_hash,
      bytes: statSync(pathOf(number - 1)).size,
    });
    expect([parts.of('main'), parts.checkpoint]).toEqual([[partOf(1)], { number: 1, hash: '1'.repeat(64) }]);
    await world.sign(2, 20_000);
    await world.look(parts, 5_000);
    expect([parts.of('main'), parts.checkpoint]).toEqual([
      [partOf(1), partOf(2)],
      { number: 2, hash: '2'.repeat(64) },
    ]);
    const lines = (await parts.read(parts.of('main')[1]!)).pipe(createGunzip());
    expect(sha256(await text(lines))).toBe(hashOf(2));
    expect(world.errors).toEqual([]);
  });

  it('give the lines from any row on, to the end of its part', async () => {
    await world.sign(1, 20_000);
    await world.look(parts);
    expect(await parts.linesFrom('main', 9_999)).toEqual(linesOf(9_999, 10_000));
    expect(await parts.linesFrom('main', 10_001)).toEqual(linesOf(10_001, 20_000));
    expect(await parts.linesFrom('main', 20_000)).toEqual(linesOf(20_000, 20_000));
    expect(await parts.linesFrom('main', 20_001)).toBeUndefined();
    writeFileSync(pathOf(1), gzipSync('other rows'));
    expect(await parts.linesFrom('main', 10_001)).toBeUndefined();
    writeFileSync(pathOf(1), 'no gzip');
    expect(await parts.linesFrom('main', 10_001)).toBeUndefined();
    expect(await parts.linesFrom('main', 10_000)).toEqual(linesOf(10_000, 10_000));
  });

  it('are searched for at most once a second when a caller names an unknown one', async () => {
    await world.look(parts);
    expect(await parts.find(hashOf(1))).toBeUndefined();
    await world.sign(1, 10_000);
    world.clock.advance(999);
    expect(await parts.find(hashOf(1))).toBeUndefined();
    world.clock.advance(1);
    expect(await parts.find(hashOf(1))).toMatchObject({ number: 1 });
    await world.sign(2, 20_000);
    world.clock.advance(999);
    expect(await parts.find(hashOf(1))).toMatchObject({ number: 1 });
    expect(await parts.find(hashOf(2))).toBeUndefined();
    world.clock.advance(1);
    expect(await parts.find(hashOf(2))).toMatchObject({ number: 2 });
  });

  it('are made again from the first lost one on', async () => {
    await world.sign(1, 20_000);
    await world.look(parts);
    const [first, second] = parts.of('main');
    rmSync(pathOf(1));
    await expect(parts.read(second!)).rejects.toMatchObject({ reason: 'missing' });
    expect(parts.of('main')).toEqual([first]);
    await world.look(parts, 5_000);
    expect(parts.of('main')).toEqual([first, second]);
    expect(await parts.linesFrom('main', 20_000)).toEqual(linesOf(20_000, 20_000));
  });

  it('stay listed while the store cannot be read', async () => {
    await world.sign(1, 10_000);
    await world.look(parts);
    const cut = { ...world.objects, read: () => Promise.reject(new Error('cut')) };
    const reader = world.node({ objects: cut });
    reader.worker.tick();
    await reader.worker.rest();
    await expect(reader.read(reader.of('main')[0]!)).rejects.toThrow('cut');
    expect([reader.of('main').length, await reader.linesFrom('main', 1)]).toEqual([1, undefined]);
  });

  it('are kept over a restart, and those of another ledger are removed at the start alone', async () => {
    await world.sign(1, 20_000);
    await world.look(parts);
    const made = [...parts.of('main')];
    const kept = [pathOf(0), pathOf(1)].map((path) => statSync(path).ino);
    const strange = keyOf({ sha256: 'a'.repeat(64), row_hash: 'b'.repeat(64) });
    const lay = () =>
      world.objects.put(strange, Readable.from([Buffer.from('strange')]), {
        bytes: 7,
        type: 'application/gzip',
      });
    const ours = (await world.names()).toSorted();
    await lay();
    parts = world.node();
    await world.look(parts);
    expect([parts.of('main'), await world.names()]).toEqual([made, expect.arrayContaining(ours)]);
    expect([pathOf(0), pathOf(1)].map((path) => statSync(path).ino)).toEqual(kept);
    expect(await world.names()).toHaveLength(2);
    await lay();
    await world.look(parts, 5_000);
    expect(await world.names()).toHaveLength(3);
  });

  it('are made again when one vanished after the start', async () => {
    await world.sign(1, 10_000);
    await world.look(parts);
    const path = pathOf(0);
    const made = [...parts.of('main')];
    await world.database.db.deleteFrom('checkpoint_heads').execute();
    const vanishing = { ...world.objects, remove: async () => {} };
    parts = world.node({ objects: vanishing });
    await world.look(parts);
    expect(parts.of('main')).toEqual([]);
    rmSync(path);
    await world.sign(2, 10_000);
    await world.look(parts, 5_000);
    expect([parts.of('main'), statSync(path).size]).toEqual([made, made[0]?.bytes]);
  });

  it('are those of each chain, also where another chain is broken', async () => {
    await world.sign(1, 30_000, 10_000);
    await world.look(parts);
    const place = { stream: 'aside', number: 1 };
    expect(parts.of('aside')).toMatchObject([{ ...place, row_hash: rowOf('aside', 10_000).row_hash }]);
    expect(await parts.linesFrom('aside', 9_999)).toEqual(linesOf(9_999, 10_000, 'aside'));
    expect(await parts.find(parts.of('aside')[0]!.sha256)).toMatchObject(place);
    expect([parts.of('main').length, parts.of('chain-2'), world.errors.length]).toEqual([2, [], 1]);
  });

  it('are made by the node that holds the lease, and found by the others', async () => {
    const other = world.node({ isMaker: false });
    const otherLooks = () => world.look(other, 5_000);
    await world.sign(1, 10_000);
    await otherLooks();
    expect([other.of('main'), other.checkpoint?.number, await world.names()]).toEqual([[], 1, []]);
    await world.look(parts);
    await otherLooks();
    expect([other.of('main'), await world.names()]).toEqual([
      parts.of('main'),
      [keyOf(parts.of('main')[0]!)],
    ]);
    await world.sign(2, 20_000);
    await world.look(parts, 5_000);
    await otherLooks();
    expect(other.of('main')).toEqual(parts.of('main'));
    expect(world.errors).toEqual([]);
  });

  it('are made again by the node that finds a file lost', async () => {
    const other = world.node({ isMaker: false });
    await world.sign(1, 10_000);
    await world.look(parts);
    await world.look(other);
    const [made] = other.of('main');
    await world.objects.remove(keyOf(made!));
    await expect(other.read(made!)).rejects.toMatchObject({ reason: 'missing' });
    expect(other.of('main')).toEqual([]);
    await world.look(other, 5_000);
    expect([other.of('main'), await world.names()]).toEqual([[made], [keyOf(made!)]]);
    await world.sign(2, 20_000);
    await world.look(other, 5_000);
    expect([other.of('main').length, (await world.names()).length]).toEqual([1, 1]);
  });

  it('of another ledger stay while the parts are not all known', async () => {
    const strange = keyOf({ sha256: 'a'.repeat(64), row_hash: 'b'.repeat(64) });
    await world.objects.put(strange, Readable.from([Buffer.from('strange')]), {
      bytes: 7,
      type: 'application/gzip',
    });
    parts = world.node({ isMaker: false });
    await world.sign(1, 10_000);
    await world.look(parts);
    expect(await world.names()).toEqual([strange]);
    parts = world.node();
    await world.sign(2, 30_000);
    await world.look(parts);
    expect(await world.names()).toContain(strange);
    expect(world.errors).toHaveLength(1);
    await world.database.db.deleteFrom('checkpoint_heads').where('number', '=', 2).execute();
    await world.look(parts, 5_000);
    expect(await world.names()).toHaveLength(2);
    expect(await world.names()).not.toContain(strange);
  });

  it('are never made of rows that do not follow each other, or are missing', async () => {
    const broken = 'does not follow on the row before it: run verify-ledger.';
    const { db } = world.database;
    await expect(makePart(db, { stream: 'main', number: 2 }, 'f'.repeat(64))).rejects.toThrow(
      `Row main 10001 ${broken}`,
    );
    await expect(makePart(db, { stream: 'main', number: 3 }, rowOf('main', 20_000).row_hash)).rejects.toThrow(
      `Row main ${BAD} ${broken}`,
    );
    await expect(makePart(db, { stream: 'main', number: 4 }, '')).rejects.toThrow(
      'Rows are missing behind main 30000.',
    );
    await world.sign(1, 30_000);
    await world.look(parts);
    const checkpoint = { number: 1, hash: '1'.repeat(64) };
    expect([parts.of('main').length, parts.checkpoint, world.errors]).toEqual([
      2,
      checkpoint,
      [`Row main ${BAD} ${broken}`],
    ]);
  });
});
