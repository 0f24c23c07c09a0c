import { chmodSync, createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { saysFull } from '../../platform/storage/saysFull.ts';
import { stagingPath } from '../../platform/storage/stagingFolder.ts';
import { PART_ENDING } from '../forms/stageFile.ts';

const OWNER_ONLY = 0o600;

/** The path of an unused upload. Our ids contain no path separators. */
export const uploadPath = (folder: string, id: string): string => join(folder, id);

/** Keeps unfinished uploads in the staging folder, readable only by the process's user. */
export class StagingStore extends FileStore {
  readonly folder: string;
  readonly #metFullDisk = new Set<string>();

  constructor(dataDir: string) {
    const folder = stagingPath(dataDir, 'uploads');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super({ directory: folder });
    chmodSync(folder, 0o700);
    this.folder = folder;
    dropParts(folder);
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const path = uploadPath(this.folder, upload.id);
    await writeFile(path, '', { flag: 'wx', mode: OWNER_ONLY });
    await this.configstore.set(upload.id, upload);
    upload.storage = { type: 'file', path };
    return upload;
  }

  /** Keeps the bytes before an interruption; the file's length is their number. @throws a refusal of the protocol */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(uploadPath(this.folder, id), { flags: 'r+', start: offset });
    // Record the error here: the reader of the source reports the broken stream first.
    target.once('error', (error) => {
      if (saysFull(error)) this.#metFullDisk.add(id);
    });
    try {
      await pipeline(source, target);
      return offset + target.bytesWritten;
    } catch {
      throw ERRORS.FILE_WRITE_ERROR;
    }
  }

  /** Whether the last bytes of an upload met a full disk; reading it resets it. */
  metFullDisk(id: string): boolean {
    return this.#metFullDisk.delete(id);
  }

  /** Deletes an upload, also an incomplete one. */
  async drop(id: string): Promise<void> {
    const path = uploadPath(this.folder, id);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }
}

/** Deletes what forms left when a server was killed: no other process writes here, and no row names them. */
function dropParts(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith(PART_ENDING));
  for (const name of parts) rmSync(join(folder, name), { force: true });
}
