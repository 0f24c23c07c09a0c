import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStore } from './diskStore.ts';
import { objectKey } from './objectKey.ts';

describe('objects on the disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sawt-disk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const facts = { bytes: 1, type: 'video/mp4' };
  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);

  it('are readable by their owner alone, in shards named after them', async () => {
    const key = objectKey('media', 'mp4');
    await openDiskStore(folder).put(key, Readable.from([Buffer.from('x')]), facts);
    expect(key).toMatch(/^media\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.mp4$/);
    expect([key, dirname(key), 'media', 'staging/parts'].map(modeOf)).toEqual(['600', '700', '700', '700']);
    expect(readdirSync(join(folder, 'staging/parts'))).toEqual([]);
  });

  it('report a refusal of the disk, and leave nothing partial', async () => {
    const key = objectKey('media', 'mp4');
    // A folder has the file's name: the bytes arrive, and the renaming fails.
    mkdirSync(join(folder, key), { recursive: true });
    const put = openDiskStore(folder).put(key, Readable.from([Buffer.from('x')]), facts);
    await expect(put).rejects.toMatchObject({ reason: 'unreachable' });
    expect(readdirSync(join(folder, 'staging/parts'))).toEqual([]);
  });

  it('never have the same name', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => objectKey('identity'))).size).toBe(1_000);
  });
});
