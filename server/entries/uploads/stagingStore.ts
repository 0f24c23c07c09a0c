import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { stagingPath } from '../../platform/storage/stagingFolder.ts';
import { PART_ENDING } from '../forms/stageFile.ts';

const OWNER_ONLY = 0o600;

/** Where the bytes of an upload lie until it is used. Its id is one of ours, and so no path. */
export const uploadPath = (folder: string, id: string): string => join(folder, id);

/** Keeps uploads on their way in the staging folder, for the owner of the process alone. */
export class StagingStore extends FileStore {
  readonly folder: string;

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
