import { describe, expect, it } from 'vitest';
import { HashQueue, type HashLane, type HashPlace } from './hashQueue.ts';

/** Work that runs until the test calls `end`. */
function heldWork(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    done.push(`${name} begins`);
    await promise;
    done.push(`${name} ends`);
  };
  return { work, end: resolve };
}

function placeIn(queue: HashQueue, lane: HashLane, address = '192.0.2.1'): HashPlace {
  const place = queue.reserve(lane, address);
  if (!place) throw new Error('the lane is full');
  return place;
}

describe('the queue of hashes', () => {
  it('runs one at a time, and known devices first', async () => {
    const queue = new HashQueue();
    const done: string[] = [];
    const works = ['first', 'second', 'third'].map((name) => heldWork(done, name));
    const lanes = ['unknown', 'unknown', 'known'] as const;
    const runs = works.map(({ work }, index) => placeIn(queue, lanes[index] ?? 'known').run(work));
    works.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(done).toEqual([
      'first begins',
      'first ends',
      'third begins',
      'third ends',
      'second begins',
      'second ends',
    ]);
    expect(queue.size).toBe(0);
  });

  it('is full at its limit, each lane for itself, and has room again afterwards', async () => {
    const queue = new HashQueue(2);
    const places = [queue.reserve('unknown', '192.0.2.1'), queue.reserve('unknown', '192.0.2.2')];
    expect(queue.reserve('unknown', '192.0.2.3')).toBeUndefined();
    expect(queue.reserve('known', '192.0.2.1')).toBeDefined();
    places[0]?.release();
    places[0]?.release();
    expect(queue.reserve('unknown', '192.0.2.1')).toBeDefined();
    expect(queue.reserve('unknown', '192.0.2.3')).toBeUndefined();
    await places[1]?.run(() => Promise.resolve());
    expect(queue.reserve('unknown', '192.0.2.2')).toBeDefined();
  });

  it.each([
    ['an address', 13, () => '192.0.2.1'],
    ['a /64', 13, (each: number) => `2001:db8::${each}`],
    ['a /56', 17, (each: number) => `2001:db8:0:${each.toString(16)}::1`],
    ['a /48', 25, (each: number) => `2001:db8:0:${each.toString(16)}00::1`],
  ])('gives %s at most %i of 50 places', (_, share, addressOf) => {
    const queue = new HashQueue();
    const places = Array.from({ length: 50 }, (_each, index) => queue.reserve('unknown', addressOf(index)));
    expect(places.filter(Boolean)).toHaveLength(share);
    expect(queue.reserve('unknown', '198.51.100.1')).toBeDefined();
  });

  it('gives networks turns, wide ones first', async () => {
    const queue = new HashQueue();
    const done: string[] = [];
    const addresses = [
      '192.0.2.1',
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8:0:1::1',
      '2001:db8:0:100::1',
      '198.51.100.1',
    ];
    const runs = addresses.map((address) =>
      placeIn(queue, 'unknown', address).run(async () => void done.push(address)),
    );
    await Promise.all(runs);
    expect(done).toEqual([
      '192.0.2.1',
      '2001:db8::1',
      '198.51.100.1',
      '2001:db8:0:100::1',
      '2001:db8:0:1::1',
      '2001:db8::2',
    ]);
  });

  it('continues after failed work', async () => {
    const queue = new HashQueue();
    await expect(
      queue.reserve('known', '192.0.2.1')?.run(() => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await queue.reserve('known', '192.0.2.1')?.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
