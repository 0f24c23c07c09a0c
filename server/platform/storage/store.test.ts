import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { objectKey } from './objectKey.ts';
import type { ObjectStore } from './store.ts';
import { openDiskStore } from './diskStore.ts';
import { openS3Store } from './s3Store.ts';
import { startS3Server, type S3Server } from '../../../tests/support/media/s3Server.ts';

/** Runs the same tests once on a disk and once on an S3 server. */
function forEachStore(name: string, body: (open: () => ObjectStore) => void): void {
  describe(`${name}, on the disk`, () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'sawt-store-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    body(() => openDiskStore(folder));
  });
  describe(`${name}, in a bucket`, () => {
    let server: S3Server | undefined;
    beforeAll(async () => {
      server = await startS3Server();
    });
    afterAll(() => server?.close());
    body(() => {
      if (!server) throw new Error('The bucket is open only while its tests run.');
      return openS3Store(server.settings);
    });
  });
}

const MEGABYTE = 1_000_000;
const type = 'video/mp4';

forEachStore('a store', (open) => {
  let store: ObjectStore;
  let folder: string;
  beforeAll(() => {
    store = open();
    folder = mkdtempSync(join(tmpdir(), 'sawt-source-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (bytes: Buffer) => {
    const path = join(folder, randomBytes(8).toString('hex'));
    writeFileSync(path, bytes);
    return path;
  };
  const keysUnder = async (prefix: string) =>
    (await Array.fromAsync(store.list(prefix))).map(({ key }) => key);

  it('leaves the file of a stream where it is', async () => {
    const [key, path] = [objectKey('media', 'mp4'), file(Buffer.from('kept'))];
    await store.put(key, createReadStream(path), { bytes: 4, type });
    expect([existsSync(path), await store.stat(key)]).toEqual([true, { bytes: 4 }]);
  });

  it('returns what came as a stream, larger than one part of a transfer', async () => {
    const key = objectKey('media', 'mp4');
    const bytes = randomBytes(12 * MEGABYTE);
    await store.put(key, Readable.from(pieces(bytes)), { bytes: bytes.length, type });
    expect(await store.stat(key)).toEqual({ bytes: bytes.length });
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
  });

  it('returns what came as a file, and removes that file', async () => {
    const key = objectKey('media', 'mp4');
    const path = file(Buffer.from('a whole file'));
    await store.put(key, { path }, { bytes: 12, type });
    expect(String(await buffer(await store.read(key)))).toBe('a whole file');
    expect(existsSync(path)).toBe(false);
  });

  it('returns parts of an object, both ends included', async () => {
    const key = objectKey('media', 'mp4');
    await store.put(key, Readable.from([Buffer.from('0123456789')]), { bytes: 10, type });
    const part = async (start: number, end: number) =>
      String(await buffer(await store.read(key, { start, end })));
    expect([await part(0, 1), await part(2, 5), await part(9, 9)]).toEqual(['01', '2345', '9']);
  });

  it('keeps nothing of a stream longer or shorter than declared', async () => {
    const key = objectKey('media', 'mp4');
    const long = randomBytes(11 * MEGABYTE);
    const tries = [
      () => store.put(key, Readable.from([Buffer.from('1234')]), { bytes: 3, type }),
      () => store.put(key, Readable.from([Buffer.from('1234')]), { bytes: 5, type }),
      () => store.put(key, Readable.from(pieces(long)), { bytes: long.length - 1, type }),
      () => store.put(key, { path: file(Buffer.from('1234')) }, { bytes: 5, type }),
    ];
    for (const each of tries) await expect(each()).rejects.toMatchObject({ reason: 'length' });
    expect(await store.stat(key)).toBeUndefined();
    expect(await keysUnder(key)).toEqual([]);
  });

  it('keeps nothing of an interrupted stream', async () => {
    const key = objectKey('media', 'mp4');
    const source = Readable.from(broken());
    await expect(store.put(key, source, { bytes: 10, type })).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'cut' }),
    });
    expect(await store.stat(key)).toBeUndefined();
  });

  it('reports a missing object, and removes one silently', async () => {
    const key = objectKey('media');
    await expect(store.read(key)).rejects.toMatchObject({ reason: 'missing' });
    expect(await store.stat(key)).toBeUndefined();
    await store.remove(key);
  });

  it('lists its objects, without the removed ones', async () => {
    const [kept, removed, other] = [objectKey('media', 'jpg'), objectKey('media'), objectKey('identity')];
    for (const key of [kept, removed, other])
      await store.put(key, Readable.from([Buffer.from('x')]), { bytes: 1, type });
    await store.remove(removed);
    const keys = await keysUnder('media/');
    expect([keys.includes(kept), keys.includes(removed), keys.includes(other)]).toEqual([true, false, false]);
    expect(await keysUnder('identity/')).toEqual([other]);
    const [object] = await Array.fromAsync(store.list(kept));
    expect(object).toEqual({ key: kept, bytes: 1, changedAt: expect.any(Number) });
    expect(Math.abs(Date.now() - (object?.changedAt ?? 0))).toBeLessThan(60_000);
  });

  it.each(['media/../../etc/passwd', 'media/ab/../x.mp4', '/etc/passwd', 'identity', 'media/aa/x.mp4'])(
    'refuses %s as a key',
    async (key) => {
      const put = async () => store.put(key, Readable.from(['x']), { bytes: 1, type });
      await expect(put()).rejects.toThrow('Not a key of the store.');
      await expect((async () => store.read(key))()).rejects.toThrow('Not a key of the store.');
      await expect((async () => store.remove(key))()).rejects.toThrow('Not a key of the store.');
    },
  );
});

function* pieces(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}

function* broken() {
  yield Buffer.from('1234');
  throw new Error('cut');
}
