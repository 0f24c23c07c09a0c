import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Cost of Argon2id: 19 MiB of memory (given in KiB) and 2 passes take 20 to 45 ms of one core, outside the
 * main thread.
 */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const VERSION = 19;

const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash that matches no password. Verifying it costs as much as verifying an account's hash. */
export const DUMMY_HASH = phcOf(PARAMETERS, Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(TAG_BYTES));

type Parameters = { memory: number; passes: number; parallelism: number };

/** The hash of a password as a PHC string, with a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(PARAMETERS, salt, await derive(password, salt, PARAMETERS, TAG_BYTES));
}

/**
 * Whether a password matches a PHC string. Does not normalise the letters of the password.
 * @throws Error for a text that is none of our hashes
 */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { parameters, salt, tag } = partsOf(phc);
  return timingSafeEqual(await derive(password, salt, parameters, tag.length), tag);
}

/**
 * Whether a hash has less memory or fewer passes than today's; then the next login hashes the password again.
 */
export function isWeak(phc: string): boolean {
  const { parameters } = partsOf(phc);
  return parameters.memory < PARAMETERS.memory || parameters.passes < PARAMETERS.passes;
}

function derive(password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const message = Buffer.from(password, 'utf8');
    argon2('argon2id', { message, nonce, tagLength, ...parameters }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function phcOf({ memory, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=${VERSION}$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

function partsOf(phc: string): { parameters: Parameters; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = written.exec(phc) ?? [];
  if (tag === '') throw new Error('This is no hash of a password.');
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
