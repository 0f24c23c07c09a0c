import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { droppingReadable } from './downloadPlaces.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function* pages(count: number): AsyncGenerator<Buffer> {
  for (let page = 0; page < count; page += 1) yield Buffer.alloc(100_000, page);
}

it('drops a reader that takes nothing for a minute', async () => {
  const lines = droppingReadable(pages(50), 60_000);
  lines.read();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(lines.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines.destroyed).toBe(true);
});

it('gives everything to a slow reader that goes on', async () => {
  const lines = droppingReadable(pages(5), 60_000);
  let bytes = 0;
  for await (const chunk of lines) {
    bytes += (chunk as Buffer).length;
    await vi.advanceTimersByTimeAsync(50_000);
  }
  expect(bytes).toBe(500_000);
});
