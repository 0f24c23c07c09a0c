import { describe, expect, it } from 'vitest';
import { HashQueue, type HashLane, type HashPlace } from './hashQueue.ts';

/** Work that ends when it is told to. */
function heldWork(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    done.push(`${name} begins`);
    await promise;
    done.push(`${name} ends`);
  };
  return { work, end: resolve };
}

function placeIn(queue: HashQueue, lane: HashLane): HashPlace {
  const place = queue.reserve(lane);
  if (!place) throw new Error('the lane is full');
  return place;
}

describe('the queue of hashes', () => {
  it('does one at a time, and those of whom something is known first', async () => {
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
    const places = [queue.reserve('unknown'), queue.reserve('unknown')];
    expect(queue.reserve('unknown')).toBeUndefined();
    expect(queue.reserve('known')).toBeDefined();
    places[0]?.release();
    places[0]?.release();
    expect(queue.reserve('unknown')).toBeDefined();
    expect(queue.reserve('unknown')).toBeUndefined();
    await places[1]?.run(() => Promise.resolve());
    expect(queue.reserve('unknown')).toBeDefined();
  });

  it('goes on after work that failed', async () => {
    const queue = new HashQueue();
    await expect(queue.reserve('known')?.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.reserve('known')?.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
