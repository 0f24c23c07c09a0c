import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bareEnvironment } from '../../platform/bareEnvironment.ts';
import type { ImageFiles } from '../../platform/imageFiles.ts';

/** The exit code of the avatar process if it cannot read the input as a picture. */
export const UNREADABLE_EXIT = 3;

/** The address of the stored portrait, or why there is none. */
export type Avatar = { kind: 'made'; address: string } | { kind: 'unreadable' } | { kind: 'busy' };

export type MakeAvatar = (picture: Buffer) => Promise<Avatar>;

const WAITING = 8;
/** A HEIC picture of 12 megapixels takes two seconds of a core. */
const TIMEOUT_MS = 20_000;
const script = join(import.meta.dirname, 'avatarProcess.ts');

/**
 * Makes portraits one at a time, because each takes a core and tens of megabytes. Above `WAITING` it
 * answers `busy`.
 */
export function avatarMaker(images: ImageFiles): MakeAvatar {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (picture) => {
    if (waiting >= WAITING) return { kind: 'busy' };
    waiting += 1;
    const made = last.then(() => makeShared(picture, images));
    last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      waiting -= 1;
    }
  };
}

async function makeShared(picture: Buffer, images: ImageFiles): Promise<Avatar> {
  const avatar = await runProcess(picture, images.folder);
  if (avatar.kind === 'made') await images.share();
  return avatar;
}

async function runProcess(picture: Buffer, imagesDir: string): Promise<Avatar> {
  const child = spawn(process.execPath, [script, imagesDir], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: bareEnvironment(),
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // Ignore the error of writing to a process that has ended early: its exit code says why.
  child.stdin.on('error', () => {});
  child.stdin.end(picture);
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  if (code === 0) return { kind: 'made', ...(JSON.parse(printed) as { address: string }) };
  if (code === UNREADABLE_EXIT || code === null) return { kind: 'unreadable' };
  throw new Error(`The picture was not made: the process ended with ${code}.`);
}
