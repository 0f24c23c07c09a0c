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

/** Keeps unfinished uploads in a folder of this node, readable only by the process's user. */
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

  /** Keeps the bytes before an interruption; the file's length is their number. @throws a refusal of the protocol */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(this.#pathOf(id), { flags: 'r+', start: offset });
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

  /** Does nothing: `fetch` gave the upload itself. */
  release(): Promise<void> {
    return Promise.resolve();
  }

  async drop(id: string): Promise<void> {
    const path = this.#pathOf(id);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }

  /** Our ids contain no path separators. */
  #pathOf(id: string): string {
    return join(this.#folder, id);
  }
}
