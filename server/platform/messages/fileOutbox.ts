import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessagePort, OutgoingMessage } from './messagePort.ts';

const ENDING = '.json';

export type StoredMessage = OutgoingMessage & { at: number };

/**
 * Writes messages to a folder that only this user can read, instead of sending them. For use without a mail
 * server or carrier.
 */
export function fileOutbox(folder: string, now: () => number): MessagePort {
  return {
    send: async (message) => {
      const at = now();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(at).toISOString().replaceAll(':', '-')}-${message.id}${ENDING}`;
      const stored: StoredMessage = { ...message, at };
      const staged = join(folder, `.${name}`);
      await writeFile(staged, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
      await rename(staged, join(folder, name));
    },
    close: () => {},
  };
}

/** The newest messages of an outbox folder, at most `most`, the latest first. */
export async function readOutbox(folder: string, most: number): Promise<StoredMessage[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .slice(0, most);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMessage),
  );
}
