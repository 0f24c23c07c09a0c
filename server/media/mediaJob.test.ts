import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaFixtures, type MediaFixtures, type Recipe } from '../../tests/support/media/mediaFixtures.ts';
import { openMediaWorld, realFfmpeg, type MediaWorld } from '../../tests/support/media/mediaWorld.ts';
import type { MediaTable } from '../platform/database/entrySchema.ts';
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts';

/**
 * The MP4 or QuickTime file as a phone held upright records it: its frames are not turned, but its header
 * says a quarter turn.
 */
function heldUpright(file: Buffer): Buffer {
  const turned = Buffer.from(file);
  const matrix = turned.indexOf('tkhd') + 44;
  [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000].forEach((value, index) => {
    turned.writeInt32BE(value, matrix + index * 4);
  });
  return turned;
}

let fixtures: MediaFixtures;
let ffmpeg: Ffmpeg;
beforeAll(async () => {
  fixtures = mediaFixtures();
  ffmpeg = await realFfmpeg();
});
afterAll(() => fixtures.remove());

let world: MediaWorld;
beforeAll(async () => {
  world = await openMediaWorld();
});
afterAll(() => world.close());
const work = async () => {
  const job = world.job(ffmpeg);
  job.tick();
  await job.rest();
};

type Converted = { sent: MediaTable; row: MediaTable; outcomes: string[]; errors: unknown[] };
const conversions = new Map<Recipe, Converted>();
/** What the job makes of a recipe. Each is converted once for all tests: it takes most of their time. */
async function converted(recipe: Recipe): Promise<Converted> {
  const known = conversions.get(recipe);
  if (known) return known;
  const sent = await world.send(fixtures.make(recipe));
  const reported = [world.outcomes.length, world.errors.length] as const;
  await work();
  const made = {
    sent,
    row: await world.row(sent.id),
    outcomes: world.outcomes.slice(reported[0]),
    errors: world.errors.slice(reported[1]),
  };
  conversions.set(recipe, made);
  return made;
}
const bytesOf = async (key: string | null) => buffer(await world.objects.read(key ?? ''));
describe('a sent recording becomes what every browser plays', () => {
  it.each<[Recipe, string, string | undefined, string | undefined]>([
    ['phone.mov', 'mp4', 'AVC', 'AAC'],
    ['old.avi', 'mp4', 'AVC', 'AAC'],
    ['collector.mkv', 'mp4', 'AVC', 'AAC'],
    ['old.3gp', 'mp4', 'AVC', 'AAC'],
    ['common.mp4', 'mp4', 'AVC', 'AAC'],
    ['silent.mp4', 'mp4', 'AVC', undefined],
    ['common.mov', 'mp4', 'AVC', 'AAC'],
    ['open.webm', 'webm', 'VP8', 'Opus'],
    ['song.mp3', 'mp3', undefined, 'MPEG Audio'],
    ['song.m4a', 'm4a', undefined, 'AAC'],
    ['lossless.m4a', 'm4a', undefined, 'AAC'],
    ['song.wav', 'wav', undefined, 'PCM'],
    ['song.aac', 'm4a', undefined, 'AAC'],
    ['song.ogg', 'm4a', undefined, 'AAC'],
    ['song.flac', 'm4a', undefined, 'AAC'],
  ])('%s becomes %s of %s and %s', async (recipe, extension, video, audio) => {
    const { sent, row, outcomes, errors } = await converted(recipe);
    expect(row).toMatchObject({
      state: 'playable',
      object: sent.object,
      next_attempt_at: null,
      attempts: 1,
    });
    const made = await world.inspect(row.playable_object);
    expect(made).toMatchObject({
      kind: 'media',
      type: { extension },
      facts: {
        video: video === undefined ? null : { format: video, width: 320, height: 240 },
        audio: audio === undefined ? null : { format: audio },
      },
    });
    const duration = made.kind === 'media' ? (made.facts.durationMs ?? 0) : 0;
    expect(Math.abs(duration - 2_000)).toBeLessThan(150);
    expect([row.poster_object !== null, row.waveform_object !== null]).toEqual([
      video !== undefined,
      video === undefined,
    ]);
    expect([outcomes, errors]).toEqual([['playable'], []]);
  });

  it('with a poster of the video and a waveform of the recording', async () => {
    const [video, song] = [await converted('phone.mov'), await converted('song.mp3')];
    const poster = await sharp(await bytesOf(video.row.poster_object)).metadata();
    expect(poster).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    const wave = sharp(await bytesOf(song.row.waveform_object));
    expect(await wave.metadata()).toMatchObject({ format: 'png', width: 960, height: 160, hasAlpha: true });
    expect((await wave.stats()).isOpaque).toBe(false);
  });

  it("with the candidate's poster, redrawn", async () => {
    const sent = join(fixtures.folder, 'sent.png');
    await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toFile(sent);
    const { id } = await world.send(fixtures.make('common.mp4'), sent);
    await work();
    const poster = await bytesOf((await world.row(id)).poster_object);
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
    expect(poster.includes('Somebody')).toBe(false);
  });

  it("with a frame of its own if the candidate's poster is no picture", async () => {
    const { id } = await world.send(fixtures.make('common.mp4'), fixtures.make('song.mp3'));
    await work();
    const { poster_object } = await world.row(id);
    expect(await sharp(await bytesOf(poster_object)).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it.each<Recipe>(['phone.mov', 'common.mp4', 'song.mp3', 'song.m4a'])(
    'without what %s says about its place and its maker',
    async (recipe) => {
      const source = fixtures.make(recipe);
      const tagsOf = (path: string) =>
        execFileSync(fixtures.ffmpeg, ['-v', 'error', '-i', path, '-f', 'ffmetadata', '-'], {
          encoding: 'utf8',
        });
      expect(tagsOf(source)).toContain('Somebody');
      const { playable_object } = (await converted(recipe)).row;
      expect(tagsOf(join(world.dataDir, playable_object ?? ''))).not.toMatch(/Somebody|23\.58/);
    },
  );

  it.each<Recipe>(['common.mp4', 'phone.mov'])('upright, where %s was held so', async (recipe) => {
    const path = join(fixtures.folder, `upright-${recipe}`);
    writeFileSync(path, heldUpright(readFileSync(fixtures.make(recipe))));
    const { id } = await world.send(path);
    await work();
    const row = await world.row(id);
    const poster = await sharp(await bytesOf(row.poster_object)).metadata();
    const frame = join(fixtures.folder, `upright-${recipe}.png`);
    const made = join(world.dataDir, row.playable_object ?? '');
    execFileSync(fixtures.ffmpeg, ['-v', 'error', '-i', made, '-frames:v', '1', frame]);
    const { width, height } = await sharp(frame).metadata();
    expect([poster.width, poster.height, width, height]).toEqual([240, 320, 240, 320]);
  });

  it('with the beginning at the front of the file', async () => {
    const bytes = await bytesOf((await converted('common.mp4')).row.playable_object);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('and leaves nothing behind in its working folder', async () => {
    await converted('common.mp4');
    expect(readdirSync(join(world.dataDir, 'staging/work'))).toEqual([]);
  });
});
