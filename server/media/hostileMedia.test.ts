import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mediaFixtures, type MediaFixtures } from '../../tests/support/media/mediaFixtures.ts';
import { openMediaWorld, realFfmpeg, type MediaWorld } from '../../tests/support/media/mediaWorld.ts';
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { BudgetUsed } from './ffmpeg/conversionCost.ts';

const FRAMES = 30;
const PIXELS = 7_680 * 4_320 * FRAMES;
let fixtures: MediaFixtures;
let ffmpeg: Ffmpeg;
let hostile: string;
beforeAll(async () => {
  fixtures = mediaFixtures();
  ffmpeg = await realFfmpeg();
  hostile = join(fixtures.folder, 'hostile.mp4');
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=7680x4320:r=30:d=${FRAMES / 30}`];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv422p'];
  execFileSync(fixtures.ffmpeg, ['-loglevel', 'error', '-y', ...picture, ...h264, hostile]);
}, 120_000);
afterAll(() => fixtures.remove());

let world: MediaWorld;
beforeEach(async () => {
  world = await openMediaWorld();
});
afterEach(() => world.close());

const stateOf = async (id: string) => (await world.row(id)).state;

it('converts a second entry while an 8K file of 4:2:2 is being converted', async () => {
  const { id } = await world.send(hostile);
  await world.database.db.updateTable('media').set({ cost: PIXELS }).where('id', '=', id).execute();
  const job = world.job(ffmpeg, undefined, { lightCost: PIXELS - 1 });
  job.tick();
  await expect.poll(() => stateOf(id)).toBe('converting');
  const second = await world.send(fixtures.make('song.mp3'));
  job.nudge();
  job.tick();
  await expect.poll(() => stateOf(second.id)).toBe('playable');
  expect(await stateOf(id)).toBe('converting');
  await job.close();
});

it('refuses a video with more pixels over all frames than the cap, before conversion', async () => {
  const { id } = await world.send(hostile);
  const job = world.job(ffmpeg, undefined, { mostPixels: PIXELS - 1 });
  job.tick();
  await job.rest();
  expect(await world.row(id)).toMatchObject({ state: 'failed', attempts: 1, poster_object: null });
  expect([world.outcomes, world.errors]).toEqual([['failed'], []]);
});

it('ends a conversion that used up its time, puts it behind the others, and gives it up after three tries', async () => {
  const { id } = await world.send(hostile);
  const budgetMs = (cost: number) => (cost > 100_000_000 ? 200 : 60_000);
  const job = world.job(ffmpeg, undefined, { budgetMs });
  const work = async () => {
    world.clock.advance(60 * 60_000);
    job.tick();
    await job.rest();
    return stateOf(id);
  };
  expect(await work()).toBe('converting');
  const second = await world.send(fixtures.make('song.mp3'));
  expect(await work()).toBe('converting');
  expect(await stateOf(second.id)).toBe('playable');
  expect(await work()).toBe('failed');
  expect(world.outcomes.toSorted()).toEqual(['failed', 'playable', 'postponed', 'postponed']);
  expect(world.errors.every((error) => error instanceof BudgetUsed)).toBe(true);
});

it('converts the cheapest file first', async () => {
  const dear = await world.send(fixtures.make('phone.mov'));
  const cheap = await world.send(fixtures.make('song.mp3'));
  const cost = (id: string, value: number) =>
    world.database.db.updateTable('media').set({ cost: value }).where('id', '=', id).execute();
  await cost(dear.id, 2_000);
  await cost(cheap.id, 1_000);
  const job = world.job(ffmpeg, undefined, { lightCost: 0 });
  job.tick();
  await expect.poll(() => stateOf(cheap.id)).toBe('playable');
  expect((await world.row(dear.id)).playable_object).toBeNull();
  await job.rest();
  expect(await stateOf(dear.id)).toBe('playable');
});
