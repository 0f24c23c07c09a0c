import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStore } from './diskStore.ts';
import { objectKey } from './objectKey.ts';
import { CHUNK_BYTES, newFileKey, TAG_BYTES } from './sealing.ts';
import { sealedStore, type SealedFile, type SealedStore } from './sealedStore.ts';
import { sealing } from './sealingStreams.ts';

const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const master = randomBytes(32);

describe('a sealed object', () => {
  let folder: string;
  let sealed: SealedStore;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sawt-sealed-'));
    sealed = sealedStore(openDiskStore(folder), master);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const seal = async (plain: Readable, bytes: number): Promise<SealedFile> => {
    const path = join(folder, 'arriving');
    const fileKey = newFileKey();
    await pipeline(plain, sealing(fileKey), createWriteStream(path));
    return { path, fileKey, bytes };
  };
  const keep = async (bytes: Buffer) => {
    const key = objectKey('identity');
    const wrapped = await sealed.put(key, await seal(Readable.from([bytes]), bytes.length));
    return { key, wrapped, path: join(folder, key) };
  };
  const opened = async (key: string, wrapped: string) => buffer(await sealed.read(key, wrapped));
  const damaged = { reason: 'damaged' };

  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 1_000_000])(
    'of %i bytes opens again, and is noise on the disk',
    async (size) => {
      const plain = Buffer.alloc(size, 'sultan qaboos ');
      const { key, wrapped, path } = await keep(plain);
      expect((await opened(key, wrapped)).equals(plain)).toBe(true);
      expect(readFileSync(path).includes('sultan')).toBe(false);
    },
  );

  it('is noise from its first byte on, and is in one place alone', async () => {
    const file = await seal(Readable.from([Buffer.from('a document')]), 10);
    expect(readFileSync(file.path).includes('document')).toBe(false);
    await sealed.put(objectKey('identity'), file);
    expect(existsSync(file.path)).toBe(false);
  });

  it('is not kept with another length than promised', async () => {
    const file = await seal(Readable.from([Buffer.from('a document')]), 11);
    await expect(sealed.put(objectKey('identity'), file)).rejects.toMatchObject({ reason: 'length' });
  });

  it('is refused when it was cut, at any place', async () => {
    const { key, wrapped, path } = await keep(randomBytes(3 * CHUNK_BYTES));
    const whole = readFileSync(path);
    for (const length of [0, 10, SEALED_CHUNK, 2 * SEALED_CHUNK, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length));
      await expect(opened(key, wrapped)).rejects.toMatchObject(damaged);
    }
  });

  it('is refused with bytes after its end', async () => {
    const { key, wrapped, path } = await keep(randomBytes(100));
    const whole = readFileSync(path);
    writeFileSync(path, Buffer.concat([whole, whole]));
    await expect(opened(key, wrapped)).rejects.toMatchObject(damaged);
  });

  it('is refused with its chunks in another order', async () => {
    const { key, wrapped, path } = await keep(randomBytes(3 * CHUNK_BYTES));
    const whole = readFileSync(path);
    const [first, second, third] = [0, 1, 2].map((each) =>
      whole.subarray(each * SEALED_CHUNK, (each + 1) * SEALED_CHUNK),
    );
    writeFileSync(path, Buffer.concat([second, first, third] as Buffer[]));
    await expect(opened(key, wrapped)).rejects.toMatchObject(damaged);
  });

  it('is refused with one bit changed, in any chunk or its seal', async () => {
    const { key, wrapped, path } = await keep(randomBytes(2 * CHUNK_BYTES));
    const whole = readFileSync(path);
    for (const place of [0, CHUNK_BYTES, SEALED_CHUNK + 5, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 1;
      writeFileSync(path, changed);
      await expect(opened(key, wrapped)).rejects.toMatchObject(damaged);
    }
  });

  it("is refused in another object's place, with another's key, and under another master key", async () => {
    const [one, other] = [await keep(randomBytes(50)), await keep(randomBytes(50))];
    await expect(opened(one.key, other.wrapped)).rejects.toMatchObject(damaged);
    writeFileSync(one.path, readFileSync(other.path));
    await expect(opened(one.key, one.wrapped)).rejects.toMatchObject(damaged);
    const stranger = sealedStore(openDiskStore(folder), randomBytes(32));
    await expect(stranger.read(other.key, other.wrapped)).rejects.toMatchObject(damaged);
  });

  it('keeps little of a large object in memory', async () => {
    const pieces = 800;
    const piece = Buffer.alloc(250_000, 7);
    const source = Readable.from(Array.from({ length: pieces }, () => piece));
    const key = objectKey('identity');
    const kept = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = kept();
    const wrapped = await sealed.put(key, await seal(source, pieces * piece.length));
    let seen = 0;
    let most = 0;
    for await (const chunk of await sealed.read(key, wrapped)) {
      const passed = (chunk as Buffer).length;
      if (Math.floor(seen / 50_000_000) < Math.floor((seen + passed) / 50_000_000))
        most = Math.max(most, kept() - before);
      seen += passed;
    }
    expect(seen).toBe(pieces * piece.length);
    expect(most).toBeLessThan(48_000_000);
  });
});

describe('a sealed text', () => {
  const sealed = sealedStore(openDiskStore('/nowhere'), master);
  it('opens for its owner alone', () => {
    const text = sealed.sealText('document-1', 'جواز السفر.pdf');
    expect(text).not.toContain('pdf');
    expect(sealed.openText('document-1', text)).toBe('جواز السفر.pdf');
    expect(() => sealed.openText('document-2', text)).toThrow(expect.objectContaining({ reason: 'damaged' }));
    for (const wrong of ['', 'v1.', `v2.${text.slice(3)}`])
      expect(() => sealed.openText('document-1', wrong)).toThrow(
        expect.objectContaining({ reason: 'damaged' }),
      );
  });
});
