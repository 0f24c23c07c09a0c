import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerParts } from './ledgerParts.ts';
import { keyOf } from './makePart.ts';
import { linesOf, PartsWorld, rowOf } from '../../../tests/support/voting/partsWorld.ts';

describe('the files of the public ledger of several nodes', () => {
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
});
