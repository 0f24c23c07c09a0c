import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A request to the hash process: verify the password against `phc`, or hash it if `phc` is null. */
export type HashRequest = { id: number; password: string; phc: string | null };
/** The reply of the hash process: a hash, or whether a password matches; null after a failure. */
export type HashReply = { id: number; result: string | boolean | null };

/** Hashes and verifies passwords in another process, so that no vote waits for it. */
export type PasswordHasher = {
  /** The hash of a password as a PHC string. */
  hash(password: string): Promise<string>;
  /** Whether a password matches a PHC string. */
  verify(password: string, phc: string): Promise<boolean>;
  close(): void;
};

/** A failure of the hash process; its status makes the caller retry. */
export class HashingFailed extends Error {
  readonly statusCode = 503;

  constructor() {
    super('The password could not be hashed.');
  }
}

/**
 * Environment of the hash process. One hash at a time needs one thread; each further one would keep the
 * memory of its last hash.
 */
const ONE_THREAD = { UV_THREADPOOL_SIZE: '1' };
const script = join(import.meta.dirname, 'hashProcess.ts');

/** Starts the hash process with the first password, and again with the next password after it has ended. */
export function passwordHasher(): PasswordHasher {
  let child: ChildProcess | undefined;
  let count = 0;
  const asked = new Map<number, (result: HashReply['result']) => void>();
  const start = () => {
    const made = fork(script, {
      env: ONE_THREAD,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    made.on('message', ({ id, result }: HashReply) => asked.get(id)?.(result));
    made.on('error', () => made.kill());
    made.on('exit', () => {
      if (child === made) child = undefined;
      for (const settle of asked.values()) settle(null);
    });
    return made;
  };
  const ask = async (password: string, phc: string | null) => {
    child ??= start();
    const id = (count += 1);
    const { promise, resolve } = Promise.withResolvers<HashReply['result']>();
    asked.set(id, resolve);
    child.send({ id, password, phc } satisfies HashRequest, (error) => error && resolve(null));
    const result = await promise.finally(() => asked.delete(id));
    if (result === null) throw new HashingFailed();
    return result;
  };
  return {
    hash: async (password) => String(await ask(password, null)),
    verify: async (password, phc) => (await ask(password, phc)) === true,
    close: () => {
      child?.kill();
      child = undefined;
    },
  };
}
