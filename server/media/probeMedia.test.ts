import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mp4WithLongIndex } from '../../tests/support/media/hostileMedia.ts';
import { mediaFixtures, type MediaFixtures } from '../../tests/support/media/mediaFixtures.ts';
import { probeMedia } from './probeMedia.ts';

let fixtures: MediaFixtures;
beforeAll(() => {
  fixtures = mediaFixtures();
});
afterAll(() => fixtures.remove());

it('reports the tracks of a video', async () => {
  expect(await probeMedia(fixtures.make('phone.mov'))).toEqual({
    durationMs: 2_000,
    video: {
      format: 'HEVC',
      profile: 'Main',
      bitDepth: 8,
      chroma: '4:2:0',
      width: 320,
      height: 240,
      frames: 20,
    },
    audio: { format: 'AAC', profile: 'LC', channels: 1 },
  });
});

it('reports the length of a video that is a second too long', async () => {
  expect(await probeMedia(fixtures.make('old.avi', 121))).toMatchObject({
    durationMs: expect.closeTo(121_000, -3),
  });
});

it('reports nothing for noise, for a part of a video, and for a missing file', async () => {
  const noise = join(fixtures.folder, 'noise');
  writeFileSync(noise, randomBytes(100_000));
  expect(await probeMedia(noise)).toBeUndefined();
  const part = join(fixtures.folder, 'part');
  writeFileSync(part, readFileSync(fixtures.make('common.mp4')).subarray(0, 1_000));
  expect(await probeMedia(part)).toBeUndefined();
  expect(await probeMedia(join(fixtures.folder, 'missing'))).toBeUndefined();
});

it('reads a file also when the process stands still meanwhile', async () => {
  const probing = probeMedia(fixtures.make('common.mp4'), { timeoutMs: 2_000 });
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
  expect(await probing).toMatchObject({ durationMs: 2_000 });
});

it('fails on a file that takes too long, or more memory than allowed', async () => {
  const path = fixtures.make('common.mp4');
  expect(await probeMedia(path, { timeoutMs: 1 })).toBeUndefined();
  const large = join(fixtures.folder, 'large.mp4');
  writeFileSync(large, mp4WithLongIndex(1_000_000));
  expect(await probeMedia(large)).toMatchObject({ durationMs: null });
  for (const bytes of [10_000_000, 100_000_000]) {
    writeFileSync(large, mp4WithLongIndex(bytes));
    expect(await probeMedia(large)).toBeUndefined();
  }
  expect(await probeMedia(path)).toMatchObject({ durationMs: 2_000 });
});

it('survives any change to the bytes of a video', async () => {
  const whole = readFileSync(fixtures.make('common.mp4'));
  const path = join(fixtures.folder, 'changed.mp4');
  for (let round = 0; round < 20; round += 1) {
    const changed = Buffer.from(whole);
    for (let each = 0; each < 40; each += 1)
      changed[Math.floor((changed.length * (round * 40 + each)) / 800)] = (round * 37 + each * 11) % 256;
    writeFileSync(path, changed);
    const facts = await probeMedia(path);
    expect(facts === undefined || facts.video !== null || facts.audio !== null).toBe(true);
  }
});

it('delays no other work', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const path = fixtures.make('phone.mov');
  delay.enable();
  await Promise.all([1, 2, 3, 4].map(() => probeMedia(path)));
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(50);
});
