import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImageFiles } from '../../platform/imageFiles.ts';

/** Exit code of the avatar process for input that is not a picture. */
export const UNREADABLE_EXIT = 3;

/** The address of the picture, or why there is none. */
export type Avatar = { kind: 'made'; address: string } | { kind: 'unreadable' } | { kind: 'busy' };

export type MakeAvatar = (picture: Buffer) => Promise<Avatar>;

const WAITING = 8;
const TIMEOUT_MS = 10_000;
const script = join(import.meta.dirname, 'avatarProcess.ts');

/** Makes avatars one at a time, since each takes a core and tens of megabytes; refuses a ninth in the queue. */
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
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // A process that gives up early closes its input; its exit code gives the reason.
  child.stdin.on('error', () => {});
  child.stdin.end(picture);
  const [printed, code] = await Promise.all([text(child.stdout), ended]);
  if (code === 0) return { kind: 'made', ...(JSON.parse(printed) as { address: string }) };
  if (code === UNREADABLE_EXIT || code === null) return { kind: 'unreadable' };
  throw new Error(`The picture was not made: the process ended with ${code}.`);
}
