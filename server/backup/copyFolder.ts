import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { syncPath } from './durableFile.ts';

export type Copied = { files: number; bytes: number };

/**
 * Copies every file below a folder to the same path below another; shares its blocks where the file system
 * can. Skips a file that disappears meanwhile: the database, copied before, does not need it or records that
 * it is gone.
 */
export async function copyFolder(from: string, to: string): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0 };
  for (const file of await filesBelow(from)) {
    const target = join(to, relative(from, file));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(file, target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await syncPath(target);
    copied.files += 1;
    copied.bytes += (await stat(target)).size;
  }
  return copied;
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}
