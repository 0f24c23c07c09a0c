/**
 * Hashes passwords for its parent, below everybody else: when the machine is busy, votes go first. In a process of its
 * own, since the 19 MiB that each hash takes and gives back would disturb every thread of the server.
 */
import { constants, setPriority } from 'node:os';
import { hashPassword, verifyPassword } from './argon2.ts';
import type { HashReply, HashRequest } from './passwordHasher.ts';

// Before the first hash: the threads that do the work are made then, and inherit it.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system forbids it, hashing goes on beside the votes.
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
