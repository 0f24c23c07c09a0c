import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';
import { saysFull } from '../../platform/storage/saysFull.ts';
import { TUS_EXTENSIONS, type Staging } from './staging.ts';

const OWNER_ONLY = 0o600;

/**
 * Stores unfinished and unused uploads as files in a folder of this node that only the server's user can
 * read.
 */
export class FolderStaging extends FileStore implements Staging {
  readonly #folder: string;
  readonly #metFullDisk = new Set<string>();

  constructor(folder: string) {
    super({ directory: folder });
    this.#folder = folder;
    this.extensions = TUS_EXTENSIONS;
  }

  override async create(upload: Upload): Promise<Upload> {
    const path = this.#pathOf(upload.id);
    await writeFile(path, '', { flag: 'wx', mode: OWNER_ONLY });
    await this.configstore.set(upload.id, upload);
    upload.storage = { type: 'file', path };
    return upload;
  }

  /**
   * Writes the bytes of a stream to the file of the upload, also those that arrive before an interruption.
   * The file's length is the number of received bytes.
   * @throws a refusal of the protocol
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(this.#pathOf(id), { flags: 'r+', start: offset });
    // Listen on the file itself: `pipeline` may fail with the error of the broken stream instead.
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

  metFullDisk(id: string): boolean {
    return this.#metFullDisk.delete(id);
  }

  async storedBytes(id: string): Promise<number | undefined> {
    const found = await stat(this.#pathOf(id)).catch(() => undefined);
    return found?.size;
  }

  fetch({ id }: { id: string }): Promise<string> {
    return Promise.resolve(this.#pathOf(id));
  }

  /** Nothing to release: `fetch` made no copy. */
  release(): Promise<void> {
    return Promise.resolve();
  }

  async drop(id: string): Promise<void> {
    const path = this.#pathOf(id);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }

  /** The file of an upload. Its id is safe in a path: ids that we make contain no separators. */
  #pathOf(id: string): string {
    return join(this.#folder, id);
  }
}
