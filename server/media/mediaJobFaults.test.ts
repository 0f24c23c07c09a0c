import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aviWithPlaylist } from '../../tests/support/media/hostileMedia.ts';
import { mediaFixtures, type MediaFixtures } from '../../tests/support/media/mediaFixtures.ts';
import { openMediaWorld, realFfmpeg, START, type MediaWorld } from '../../tests/support/media/mediaWorld.ts';
import { openS3Store } from '../platform/storage/s3Store.ts';
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import { inputOptions } from './ffmpeg/inputOptions.ts';
import { openWorkFolder } from './job/workFolder.ts';

let fixtures: MediaFixtures;
let ffmpeg: Ffmpeg;
beforeAll(async () => {
  fixtures = mediaFixtures();
  ffmpeg = await realFfmpeg();
});
afterAll(() => fixtures.remove());

let world: MediaWorld;
beforeEach(async () => {
  world = await openMediaWorld();
});
afterEach(() => world.close());

const work = async (program: Ffmpeg | undefined, objects = world.objects) => {
  const job = world.job(program, objects);
  job.tick();
  await job.rest();
};
/** The real ffmpeg, which calls `then` once it converts this recording. */
const whenConverting = (id: string, then: () => unknown): Ffmpeg => ({
  ...ffmpeg,
  run: async (...call) => {
    const ended = ffmpeg.run(...call);
    if ((await world.row(id)).state === 'converting') await then();
    return ended;
  },
});
const file = (name: string, bytes: Buffer | string) => {
  const path = join(fixtures.folder, name);
  writeFileSync(path, bytes);
  return path;
};

describe('a forbidden file', () => {
  it.each<[string, () => string]>([
    ['a video of 121 seconds', () => fixtures.make('common.mp4', 121)],
    ['noise', () => file('noise.mp4', Buffer.alloc(5_000, 'noise'))],
    [
      'a recording under the name of a video',
      () => file('song.mp4', readFileSync(fixtures.make('song.mp3'))),
    ],
    ['half a video', () => file('half.mp4', readFileSync(fixtures.make('common.mp4')).subarray(0, 20_000))],
    ['a playlist', () => file('list.avi', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a playlist in an AVI', () => file('carrier.avi', aviWithPlaylist('file:///etc/passwd'))],
  ])('%s ends as failed, and makes nothing', async (_, path) => {
    const { id } = await world.send(path());
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({
      state: 'failed',
      playable_object: null,
      poster_object: null,
      next_attempt_at: null,
    });
    expect([world.outcomes, world.errors]).toEqual([['failed'], []]);
  });

  it('that vanished from the store ends as failed', async () => {
    const { id, object } = await world.send(fixtures.make('common.mp4'));
    await world.objects.remove(object);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'failed', next_attempt_at: null });
  });
});

describe('ffmpeg', () => {
  const inFolder = async (name: string, bytes: Buffer, options: readonly string[]) => {
    const folder = await openWorkFolder(world.dataDir, ffmpeg.confinement.isNobody);
    writeFileSync(join(folder.path, name), bytes);
    await folder.handOver(name);
    const end = await ffmpeg.run(folder.path, options, new AbortController().signal, 60_000);
    const made = join(folder.path, 'made');
    return { endedWell: end === 'done', made: existsSync(made) ? readFileSync(made) : Buffer.alloc(0) };
  };
  const everything = ['-map', '0', '-c', 'copy', '-f', 'data', 'made'];

  it('opens no file that a playlist inside an AVI names, and calls no address', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const secret = file('secret.txt', 'top secret');
    chmodSync(fixtures.folder, 0o755);
    const options = [...inputOptions('avi'), ...everything];
    for (const address of [`file://${secret}`, secret, `http://127.0.0.1:${port}/secret.ts`]) {
      const carrier = await inFolder('source.avi', aviWithPlaylist(address), options);
      const playlist = Buffer.from(`#EXTM3U\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST\n`);
      const bare = await inFolder('source.avi', playlist, options);
      expect([carrier.made.includes('top secret'), bare.made.length, bare.endedWell]).toEqual([
        false,
        0,
        false,
      ]);
    }
    expect(calls).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('reaches no other file of the data folder where it can run without a user', async () => {
    const keys = join(world.dataDir, 'keys');
    mkdirSync(keys, { mode: 0o700 });
    writeFileSync(join(keys, 'identity.key'), 'secret', { mode: 0o600 });
    chmodSync(world.dataDir, 0o755);
    const options = ['-f', 'data', '-i', '../../../keys/identity.key', ...everything];
    const { endedWell, made } = await inFolder('source.avi', Buffer.from('x'), options);
    const { isNobody } = ffmpeg.confinement;
    expect([endedWell, String(made)]).toEqual(isNobody ? [false, ''] : [true, 'secret']);
  });

  it('is stopped when it takes too long', async () => {
    const folder = await openWorkFolder(world.dataDir, ffmpeg.confinement.isNobody);
    const endless = ['-re', '-f', 'lavfi', '-i', 'sine', '-f', 'null', '-'];
    expect(await ffmpeg.run(folder.path, endless, new AbortController().signal, 300)).toBe('killed');
  });
});

describe('without ffmpeg', () => {
  it('media that every browser plays are playable as they came, and others stay originals', async () => {
    const [common, phone] = [
      await world.send(fixtures.make('common.mp4')),
      await world.send(fixtures.make('phone.mov')),
    ];
    await work(undefined);
    const bare = { playable_object: null, poster_object: null, next_attempt_at: null, width: 320 };
    expect(await world.row(common.id)).toMatchObject({ ...bare, state: 'playable', duration_ms: 2_000 });
    expect(await world.row(phone.id)).toMatchObject({ ...bare, state: 'original', duration_ms: 2_000 });
    expect(world.outcomes.toSorted()).toEqual(['original', 'playable']);
  });

  it("the candidate's poster is redrawn all the same", async () => {
    const sent = join(fixtures.folder, 'sent.jpg');
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } }).toFile(sent);
    const { id } = await world.send(fixtures.make('phone.mov'), sent);
    await work(undefined);
    expect((await world.row(id)).poster_object).toMatch(/\.webp$/);
  });
});

describe('interrupted work', () => {
  it('continues at once after a restart', async () => {
    const { id } = await world.send(fixtures.make('phone.mov', 8));
    const converting = Promise.withResolvers<void>();
    const first = world.job(whenConverting(id, converting.resolve));
    first.tick();
    await converting.promise;
    await first.close();
    expect(await world.row(id)).toMatchObject({ state: 'converting', attempts: 0, next_attempt_at: START });
    const { poster_object } = await world.row(id);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'playable', attempts: 1, poster_object });
    expect([world.outcomes, world.errors]).toEqual([['postponed', 'playable'], []]);
  });

  it('continues after a crash, a minute after its lease was last renewed', async () => {
    const { id } = await world.send(fixtures.make('song.mp3'));
    await world.writer.submit('claimMedia', { id, now: START, until: START + 60_000 });
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'checking', attempts: 1 });
    world.clock.advance(60_000);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'playable', attempts: 2 });
  });

  it('goes to staff after several interruptions', async () => {
    const { id } = await world.send(fixtures.make('song.mp3'));
    await world.database.db.updateTable('media').set({ attempts: 5 }).where('id', '=', id).execute();
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'failed', next_attempt_at: null });
  });

  it('waits a minute for a silent store, and the try does not count', async () => {
    const { id } = await world.send(fixtures.make('song.mp3'));
    const away = {
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      bucket: 'sawt',
      key: 'key',
      secret: 'secret',
    };
    await work(ffmpeg, openS3Store(away));
    const waiting = { state: 'checking', attempts: 0, next_attempt_at: START + 60_000 };
    expect(await world.row(id)).toMatchObject(waiting);
    expect(world.errors).toMatchObject([{ reason: 'unreachable' }]);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject(waiting);
    world.clock.advance(60_000);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'playable', attempts: 1 });
  });

  it('waits for room on a full disk', async () => {
    const { id } = await world.send(fixtures.make('song.mp3'));
    const size = (bytes: number) =>
      world.database.db.updateTable('media').set({ bytes }).where('id', '=', id).execute();
    const { bytes } = await world.row(id);
    await size(Number.MAX_SAFE_INTEGER);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'checking', attempts: 0 });
    expect(world.errors).toMatchObject([{ reason: 'full' }]);
    await size(bytes);
    world.clock.advance(60_000);
    await work(ffmpeg);
    expect(await world.row(id)).toMatchObject({ state: 'playable', attempts: 1 });
  });

  it('counts no more once another job has claimed it', async () => {
    const { id } = await world.send(fixtures.make('phone.mov'));
    const later = START + 120_000;
    const claim = { id, now: later, until: later + 60_000 };
    const slow = world.job(whenConverting(id, () => world.writer.submit('claimMedia', claim)));
    slow.tick();
    await slow.rest();
    expect(await world.row(id)).toMatchObject({ state: 'converting', attempts: 2, playable_object: null });
    expect([world.outcomes, world.errors]).toEqual([[], []]);
  });
});
