import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** With `phc` a password is held against it, without it is hashed. */
export type HashRequest = { id: number; password: string; phc: string | null };
/** A hash, whether a password fits, or null when it could not be told. */
export type HashReply = { id: number; result: string | boolean | null };

/** Hashes passwords where that disturbs no vote. */
export type PasswordHasher = {
  /** The hash of a password as a PHC string. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a PHC string. */
  verify(password: string, phc: string): Promise<boolean>;
  close(): void;
};

/** It could not be told now; the caller may ask again. */
export class HashingFailed extends Error {
  readonly statusCode = 503;

  constructor() {
    super('The password could not be hashed.');
  }
}

/** One hash at a time needs one thread; each of more would keep the memory of its last hash. */
const ONE_THREAD = { UV_THREADPOOL_SIZE: '1' };
const script = join(import.meta.dirname, 'hashProcess.ts');

/** Starts the process with the first password, and again after it ended for whatever reason. */
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
