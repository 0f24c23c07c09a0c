/**
 * Hashes passwords for its parent process at low priority: when the machine is busy, votes go first. Each
 * hash allocates and frees 19 MiB, which would disturb every thread inside the server's own process.
 */
import { constants, setPriority } from 'node:os';
import { hashPassword, verifyPassword } from './argon2.ts';
import type { HashReply, HashRequest } from './passwordHasher.ts';

// Set before the first hash, because its worker threads inherit the priority.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system forbids a lower priority, hashing competes with the votes.
}

process.on('disconnect', () => process.exit(0));
process.on('message', (request: HashRequest) => void answer(request));

async function answer({ id, password, phc }: HashRequest): Promise<void> {
  let reply: HashReply;
  try {
    const result = phc === null ? await hashPassword(password) : await verifyPassword(password, phc);
    reply = { id, result };
  } catch {
    reply = { id, result: null };
  }
  process.send?.(reply);
}
