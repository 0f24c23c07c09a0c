/** The files that threads of a server begin with, and their bundles. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');

/** What the bundle of threads begins with, by the name of each bundle. */
export const threadEntries = {
  writer: join(root, 'server/platform/writer/sqliteWorker.ts'),
  reader: join(root, 'server/platform/database/readerThread.ts'),
  writes: join(root, 'demo/writes.ts'),
};

/** The address of the writes that servers of tests have. */
export const serverWrites = pathToFileURL(threadEntries.writes).href;

/**
 * The addresses of the files and of their bundles.
 * @param {string | undefined} folder where the bundles are, if there are any
 */
export const threadsIn = (folder) =>
  folder === undefined
    ? []
    : Object.entries(threadEntries).map(([name, file]) => [
        pathToFileURL(file).href,
        pathToFileURL(join(folder, `${name}.mjs`)).href,
      ]);
