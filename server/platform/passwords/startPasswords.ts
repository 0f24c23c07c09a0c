import type { Metrics } from '../metrics.ts';
import { HashQueue } from './hashQueue.ts';
import { passwordHasher, type PasswordHasher } from './passwordHasher.ts';

/** What hashes the passwords of candidates and staff, one at a time for all. */
export type Passwords = { hashes: HashQueue; hasher: PasswordHasher };

export function startPasswords(
  metrics: Pick<Metrics, 'watch'>,
  hasher: PasswordHasher = passwordHasher(),
): Passwords {
  const hashes = new HashQueue();
  metrics.watch('sawt_hash_queue_depth', 'Passwords that wait to be hashed', () => hashes.size);
  return { hashes, hasher };
}
