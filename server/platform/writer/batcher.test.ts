import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Batcher, batcherDefaults } from './batcher.ts';
import type { Executor, Run, Settled } from './executor.ts';
import { StorageFailure } from './storageFailure.ts';
import { WriteError } from './writeError.ts';

/** An executor whose batches commit when the test says so. */
function handMadeExecutor() {
  const batches: { runs: Run[]; commit(): void; lose(failure: StorageFailure): void }[] = [];
  let arrived = Promise.withResolvers<void>();
  const executor: Executor = {
    execute: (runs) =>
      new Promise<Settled[][]>((resolve, reject) => {
        const settled = runs.map((run) => run.inputs.map((input) => ({ output: input })));
        batches.push({ runs, commit: () => resolve(settled), lose: reject });
        arrived.resolve();
        arrived = Promise.withResolvers<void>();
      }),
    close: async () => {},
  };
  const batch = async (index: number) => {
    while (!batches[index]) await arrived.promise;
    return batches[index];
  };
  return { executor, batches, batch };
}

const options = { ...batcherDefaults, onFatal: () => {} };

// Time passes only between tasks, so that a slow machine does not end a window between two calls.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => vi.useRealTimers());

describe('the batcher', () => {
  it('sends writes of the same moment together, in order, equal names together', async () => {
    const { executor, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, options);
    const answers = [
      batcher.submit('a', 1),
      batcher.submit('a', 2),
      batcher.submit('b', 3),
      batcher.submit('a', 4),
    ];
    const first = await batch(0);
    expect(first.runs).toEqual([
      { name: 'a', inputs: [1, 2] },
      { name: 'b', inputs: [3] },
      { name: 'a', inputs: [4] },
    ]);
    first.commit();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  });

  it('answers waiting writes of a name as another call does, but not those that are being committed', async () => {
    const { executor, batch, batches } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, batchSize: 1 });
    const answers = [batcher.submit('a', 1), batcher.submit('a', 2), batcher.submit('b', 3)];
    const committing = await batch(0);
    const refused = batcher.submit('a', 4).catch((error: unknown) => error);
    const failure = new WriteError('busy', 'full');
    batcher.divert('a', (input) => (input === 4 ? Promise.reject(failure) : Promise.resolve('instead')));
    committing.commit();
    (await batch(1)).commit();
    expect(await Promise.all([...answers, refused])).toEqual([1, 'instead', 3, failure]);
    expect(batches.map(({ runs }) => runs)).toEqual([
      [{ name: 'a', inputs: [1] }],
      [{ name: 'b', inputs: [3] }],
    ]);
  });

  it('sends nothing and closes when all waiting writes were diverted', async () => {
    const { executor, batches } = handMadeExecutor();
    const batcher = new Batcher(executor, options);
    const answer = batcher.submit('a', 1);
    const closed = batcher.close();
    batcher.divert('a', () => Promise.resolve('instead'));
    expect(await answer).toBe('instead');
    await closed;
    await vi.advanceTimersByTimeAsync(2 * options.windowMs);
    expect(batches).toEqual([]);
  });

  it('keeps writes that go alone apart from the others, the oldest first', async () => {
    const { executor, batch } = handMadeExecutor();
    const fence = { lease: 'work', epoch: 1 };
    const batcher = new Batcher(
      { ...executor, isAlone: (name) => name === 'a' },
      { ...options, batchSize: 2 },
    );
    const answers = [
      batcher.submit('b', 1),
      batcher.submit('a', 2),
      batcher.submit('a', 3, fence),
      batcher.submit('a', 4),
      batcher.submit('a', 5),
      batcher.submit('b', 6),
    ];
    const runs: Run[][] = [];
    for (const index of [0, 1, 2, 3]) {
      const sent = await batch(index);
      runs.push(sent.runs);
      sent.commit();
    }
    expect(runs).toEqual([
      [{ name: 'b', inputs: [1] }],
      [{ name: 'a', inputs: [2, 4] }],
      [
        { name: 'a', inputs: [3], fence },
        { name: 'b', inputs: [6] },
      ],
      [{ name: 'a', inputs: [5] }],
    ]);
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('sends a full batch at once, and forms the next meanwhile', async () => {
    const { executor, batches, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, batchSize: 3, windowMs: 60_000 });
    const answers = [1, 2, 3, 4, 5, 6, 7].map((input) => batcher.submit('a', input));
    expect(batches.map(({ runs }) => runs)).toEqual([[{ name: 'a', inputs: [1, 2, 3] }]]);
    (await batch(0)).commit();
    const second = await batch(1);
    expect(second.runs).toEqual([{ name: 'a', inputs: [4, 5, 6] }]);
    expect(batcher.depth()).toBe(4);
    second.commit();
    expect(await Promise.all(answers.slice(0, 6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(batches.length).toBe(2);
    // This write stays unanswered: it is rejected later, while other tests run.
    answers[6]?.catch(() => {});
  });

  it('sends a write at once if no batch was sent just before, and the next ones 5 ms after it', async () => {
    vi.setTimerTickMode('manual');
    const { executor, batches, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, options);
    const first = batcher.submit('a', 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches.length).toBe(1);
    (await batch(0)).commit();
    await first;
    const second = batcher.submit('a', 2);
    await vi.advanceTimersByTimeAsync(3);
    const third = batcher.submit('a', 3);
    expect(batches.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(batches.map(({ runs }) => runs)).toEqual([
      [{ name: 'a', inputs: [1] }],
      [{ name: 'a', inputs: [2, 3] }],
    ]);
    (await batch(1)).commit();
    expect(await Promise.all([second, third])).toEqual([2, 3]);
  });

  it('waits, after a slow batch, a few milliseconds for callers who just got answers', async () => {
    vi.setTimerTickMode('manual');
    const { executor, batches, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, options);
    const first = batcher.submit('a', 1);
    await vi.advanceTimersByTimeAsync(5);
    const waiting = batcher.submit('a', 2);
    await vi.advanceTimersByTimeAsync(100);
    (await batch(0)).commit();
    await first;
    const again = batcher.submit('a', 3);
    await vi.advanceTimersByTimeAsync(4);
    expect(batches.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await batch(1)).runs).toEqual([{ name: 'a', inputs: [2, 3] }]);
    (await batch(1)).commit();
    expect(await Promise.all([waiting, again])).toEqual([2, 3]);
  });

  it('refuses as busy what does not fit into the queue', async () => {
    const { executor, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, batchSize: 2, queueLimit: 3 });
    const answers = [1, 2, 3, 4, 5].map((input) => batcher.submit('a', input));
    await expect(batcher.submit('a', 6)).rejects.toMatchObject({ code: 'busy' });
    for (const index of [0, 1, 2]) (await batch(index)).commit();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
  });

  it('rejects the whole of a lost batch and sends the next one', async () => {
    const { executor, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, batchSize: 2 });
    const lost = Promise.allSettled([batcher.submit('a', 1), batcher.submit('a', 2)]);
    const later = batcher.submit('a', 3);
    (await batch(0)).lose(new StorageFailure('disk full', false));
    expect((await lost).map((each) => each.status === 'rejected' && each.reason)).toMatchObject([
      { code: 'unavailable' },
      { code: 'unavailable' },
    ]);
    (await batch(1)).commit();
    expect(await later).toBe(3);
  });

  it('takes nothing more after a fatal failure, and reports it once', async () => {
    const { executor, batches, batch } = handMadeExecutor();
    const fatal: string[] = [];
    const batcher = new Batcher(executor, {
      ...options,
      batchSize: 1,
      onFatal: ({ message }) => fatal.push(message),
    });
    const settled = Promise.allSettled([1, 2, 3].map((input) => batcher.submit('a', input)));
    (await batch(0)).lose(new StorageFailure('disk I/O error', true));
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(batcher.submit('a', 4)).rejects.toMatchObject({ code: 'unavailable' });
    expect([fatal, batches.length]).toEqual([['disk I/O error'], 1]);
  });

  it('reports no answer from a database that hangs', async () => {
    const { executor, batches, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, batchSize: 1, patienceMs: 40 });
    const first = batcher.submit('a', 'first');
    (await batch(0)).commit();
    await first;
    const settled = await Promise.allSettled([
      batcher.submit('a', 'under way'),
      batcher.submit('a', 'waiting'),
    ]);
    expect(settled.map((each) => each.status === 'rejected' && each.reason)).toMatchObject([
      { code: 'unavailable', message: 'The database did not answer in time.' },
      { code: 'unavailable', message: 'The database did not answer in time.' },
    ]);
    expect(batches.length).toBe(2);
    (await batch(1)).commit();
    const next = batcher.submit('a', 'next');
    (await batch(2)).commit();
    expect(await next).toBe('next');
  });

  it('waits longer for the first answer, as the database may still be starting', async () => {
    const { executor, batch } = handMadeExecutor();
    const batcher = new Batcher(executor, { ...options, patienceMs: 40, firstPatienceMs: 4_000 });
    const first = batcher.submit('a', 'first');
    const sent = await batch(0);
    setTimeout(() => sent?.commit(), 2_000);
    expect(await first).toBe('first');
    await expect(
      new Batcher(handMadeExecutor().executor, { ...options, firstPatienceMs: 40 }).submit('a', 'lost'),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});
