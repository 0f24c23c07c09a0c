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

/** Where the bytes of an upload lie until it is used. Its id is one of ours, and so no path. */
export const uploadPath = (folder: string, id: string): string => join(folder, id);

/** Keeps uploads on their way in the staging folder, for the owner of the process alone. */
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

  /** Keeps the bytes that came before a break; the file's length says how many. @throws a refusal of the protocol */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(uploadPath(this.folder, id), { flags: 'r+', start: offset });
    // Note it at once: the reader of the source reports the broken stream first.
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

  /** Whether the last bytes of an upload met a full disk; asked once. */
  metFullDisk(id: string): boolean {
    return this.#metFullDisk.delete(id);
  }

  /** Drops an upload, also one of which only half is there. */
  async drop(id: string): Promise<void> {
    const path = uploadPath(this.folder, id);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }
}

/** What forms left when a server was killed: no other process writes here, and nobody asks for it again. */
function dropParts(folder: string): void {
  const parts = readdirSync(folder).filter((name) => name.endsWith(PART_ENDING));
  for (const name of parts) rmSync(join(folder, name), { force: true });
}
