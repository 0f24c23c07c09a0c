/**
 * Hashes passwords for its parent at low priority: when the machine is busy, votes go first. A separate process, since
 * the
 * 19 MiB that each hash allocates and frees would disturb every thread of the server.
 */
import { constants, setPriority } from 'node:os';
import { hashPassword, verifyPassword } from './argon2.ts';
import type { HashReply, HashRequest } from './passwordHasher.ts';

// Before the first hash, because its worker threads inherit the priority.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system forbids this, hashing competes with the votes.
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
