import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bareEnvironment } from '../../../platform/bareEnvironment.ts';
import type { PictureMade, PictureTask } from './pictureTask.ts';

/** Does a task with a picture. `busy`: too many wait already. */
export type MakePicture = (task: PictureTask, picture: Buffer) => Promise<PictureMade | { kind: 'busy' }>;

const WAITING = 8;
/** The copies of a picture of 50 megapixels take ten seconds of a core. */
const TIMEOUT_MS = 40_000;
const script = join(import.meta.dirname, 'pictureProcess.ts');

/** Does the tasks one at a time, because each takes a core and hundreds of megabytes. */
export function pictureMaker(): MakePicture {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task, picture) => {
    if (waiting >= WAITING) return { kind: 'busy' };
    waiting += 1;
    const made = last.then(() => runProcess(task, picture));
    last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      waiting -= 1;
    }
  };
}

async function runProcess(task: PictureTask, picture: Buffer): Promise<PictureMade> {
  await mkdir(task.folder, { recursive: true });
  const child = spawn(process.execPath, [script, JSON.stringify(task)], {
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
  if (code === 0) return JSON.parse(printed) as PictureMade;
  // A picture that takes too long or crashes its decoder is as good as damaged.
  if (code === null && task.kind === 'keep') return { kind: 'refused', fault: 'pictureDamaged' };
  throw new Error(`The picture was not made: the process ended with ${code}.`);
}
