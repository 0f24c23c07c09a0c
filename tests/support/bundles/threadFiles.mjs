/** The files that threads of a server begin with, and their bundles. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');

/** What the bundle of threads begins with, by the name of each bundle. */
export const threadEntries = {
  writer: join(root, 'server/platform/writer/sqliteWorker.ts'),
  reader: join(root, 'server/platform/database/readerThread.ts'),
  demoWrites: join(root, 'demo/writes.ts'),
  writes: join(root, 'server/start/writes.ts'),
};

/** The addresses of the writes that servers of tests have: with those of the demo, and without. */
export const serverWrites = [threadEntries.demoWrites, threadEntries.writes].map(
  (file) => pathToFileURL(file).href,
);

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
